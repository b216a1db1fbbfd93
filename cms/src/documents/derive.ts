import type { Core } from "@strapi/strapi";
import { derivations, type DocumentData } from "./derived-columns";

interface WriteContext {
  uid: string;
  action: string;
  params: { data?: DocumentData; documentId?: string };
}

/** Attributes an update leaves out but a derived column needs: they are read from the record. */
async function completed(
  strapi: Core.Strapi,
  { uid, params }: WriteContext,
  needed: string[],
): Promise<DocumentData> {
  const data = params.data ?? {};
  const missing = needed.filter((attribute) => !(attribute in data));
  if (missing.length === 0 || !params.documentId) return data;
  const stored = (await strapi.db.query(uid).findOne({
    where: { documentId: params.documentId },
    select: missing as never,
  })) as DocumentData | null;
  return { ...stored, ...data };
}

/** Keeps the search and sort columns true to what they are made from, whoever saves (contract §4). */
export function keepDerivedColumns(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const write = context as unknown as WriteContext;
    const columns = derivations[write.uid];
    const { data } = write.params;
    if (columns && data && (write.action === "create" || write.action === "update")) {
      const touched = Object.entries(columns).filter(
        ([, { from }]) => write.action === "create" || from.some((attribute) => attribute in data),
      );
      const source = await completed(
        strapi,
        write,
        touched.flatMap(([, { from }]) => from),
      );
      for (const [column, { derive }] of touched) data[column] = derive(source);
    }
    return next();
  });
}
