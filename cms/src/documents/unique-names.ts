import type { Core } from "@strapi/strapi";
import { brokenRule } from "../http/broken-rule";
import { fold } from "../database/fold";
import type { RecordKind, UniqueName } from "../database/record-store";
import { isUniqueViolation } from "../database/unique-violation";
import { beforeSave, onFailedSave, type DocumentData, type Write } from "./write";

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

/** No two keywords, and no two options of a list, may differ only in case or accents. */
export function requireUniqueNames(strapi: Core.Strapi, kinds: RecordKind<object>[]): void {
  const ruleOf = (uid: string) => kinds.find((kind) => kind.uid === uid)?.uniqueName;
  beforeSave(strapi, async (write) => {
    const rule = ruleOf(write.uid);
    if (!rule) return;
    const { data } = write;
    const value = data[rule.field];
    if (typeof value === "string") data[rule.field] = value.trim();
    const touched = rule.field in data || rule.within in data || write.action !== "update";
    if (touched && (await isTaken(strapi, write, rule))) throw brokenRule(rule.field, rule.taken);
  });
  // Of two concurrent saves, Strapi or the database refuses the second.
  onFailedSave(strapi, ({ uid }, error) => {
    const rule = ruleOf(uid);
    return rule && isUniqueViolation(error, rule.field)
      ? brokenRule(rule.field, rule.taken)
      : error;
  });
}
