import type { Core } from "@strapi/strapi";
import { brokenRule } from "../http/broken-rule";
import { fold } from "../database/fold";
import type { RecordKind, UniqueName } from "../database/record-store";
import { isUniqueViolation } from "../database/unique-violation";
import { beforeSave, inOrder, onFailedSave, type DocumentData, type Write } from "./rule";

/** Whether another record has the name; a copy must not keep its original's. */
async function isTaken(
  strapi: Core.Strapi,
  { uid, action, data, documentId }: Write,
  { field, folded, within }: UniqueName,
): Promise<boolean> {
  const records = strapi.db.query(uid);
  const stored = (
    documentId ? await records.findOne({ where: { documentId } }) : null
  ) as DocumentData | null;
  const all: DocumentData = { ...stored, ...data };
  const where = { [folded]: fold(all[field] as string | null | undefined) };
  const among = within === "" ? {} : { [within]: all[within] ?? 1 };
  const others = action === "update" ? { documentId: { $ne: documentId } } : {};
  return (await records.count({ where: { ...where, ...among, ...others } })) > 0;
}

/** No two records may have names that differ only in case or accents. */
export function requireUniqueNames({ uniqueName: name }: Pick<RecordKind<never>, "uniqueName">) {
  if (!name) throw new Error("This kind of record has no unique name.");
  return inOrder(
    beforeSave(async (write, strapi) => {
      const { data } = write;
      const value = data[name.field];
      if (typeof value === "string") data[name.field] = value.trim();
      const touched = name.field in data || name.within in data || write.action !== "update";
      if (touched && (await isTaken(strapi, write, name))) throw brokenRule(name.field, name.taken);
    }),
    // Of two concurrent saves, Strapi or the database refuses the second.
    onFailedSave((error) =>
      isUniqueViolation(error, name.field) ? brokenRule(name.field, name.taken) : error,
    ),
  );
}
