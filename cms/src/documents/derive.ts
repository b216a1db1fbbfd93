import type { Core } from "@strapi/strapi";
import { derivations } from "./derived-columns";
import { beforeSave, type DocumentData, type Write } from "./write";

/** Attributes a save leaves out but a derived column needs: they are read from the record. */
async function completed(
  strapi: Core.Strapi,
  { uid, documentId, data }: Write,
  needed: string[],
): Promise<DocumentData> {
  const missing = needed.filter((attribute) => !(attribute in data));
  if (missing.length === 0 || documentId === undefined) return data;
  const stored = (await strapi.db.query(uid).findOne({
    where: { documentId },
    select: missing as never,
  })) as DocumentData | null;
  return { ...stored, ...data };
}

/** Keeps the search and sort columns true to what they are made from, whoever saves (contract §4). */
export function keepDerivedColumns(strapi: Core.Strapi): void {
  beforeSave(strapi, async (write) => {
    const { uid, action, data } = write;
    const touched = Object.entries(derivations[uid] ?? {}).filter(
      ([, { from }]) => action !== "update" || from.some((attribute) => attribute in data),
    );
    const needed = touched.flatMap(([, { from }]) => from);
    const source = await completed(strapi, write, needed);
    for (const [column, { derive }] of touched) data[column] = derive(source);
  });
}
