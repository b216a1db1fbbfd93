import type { Core } from "@strapi/strapi";
import type { RecordKind } from "../database/record-store";
import { beforeSave, type DocumentData, type Write } from "./rule";

/** Reads attributes that a save leaves out but a derived column needs. */
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

/** Keeps search and sort columns in step with what they are derived from, whoever saves (docs/decisions/004). */
export const keepDerivedColumns = ({ derived = {} }: Pick<RecordKind<never>, "derived">) =>
  beforeSave(async (write, strapi) => {
    const { action, data } = write;
    const touched = Object.entries(derived).filter(
      ([, { from }]) => action !== "update" || from.some((attribute) => attribute in data),
    );
    const needed = touched.flatMap(([, { from }]) => from);
    const source = await completed(strapi, write, needed);
    for (const [column, { derive }] of touched) data[column] = derive(source);
  });
