import type { Core } from "@strapi/strapi";
import { categoryMessages, keywordMessages } from "shared-types";
import { brokenRule } from "../lib/broken-rule";
import { fold } from "../lib/fold";
import { isUniqueViolation } from "../lib/unique-violation";
import { beforeSave, onFailedSave, type DocumentData, type Write } from "./write";

interface UniqueName {
  /** The field that holds the name, and its folded column, which has a unique index. */
  field: string;
  folded: string;
  /** A field within whose values the name is unique; '' when it is unique in all. */
  within: string;
  taken: string;
}

const uniqueNames: Record<string, UniqueName> = {
  "api::keyword.keyword": {
    field: "keyword",
    folded: "foldKeyword",
    within: "",
    taken: keywordMessages.taken,
  },
  "api::category.category": {
    field: "cpOptionName",
    folded: "foldName",
    within: "cpListId",
    taken: categoryMessages.taken,
  },
};

/** Whether another record has the name; a copy may not keep that of what it is copied from. */
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

/** No two keywords, and no two options of a list, that differ in case or accents only (contract §4). */
export function requireUniqueNames(strapi: Core.Strapi): void {
  beforeSave(strapi, async (write) => {
    const rule = uniqueNames[write.uid];
    if (!rule) return;
    const { data } = write;
    const value = data[rule.field];
    if (typeof value === "string") data[rule.field] = value.trim();
    const touched = rule.field in data || rule.within in data || write.action !== "update";
    if (touched && (await isTaken(strapi, write, rule))) throw brokenRule(rule.field, rule.taken);
  });
  // Of two saves at the same moment the database refuses the second.
  onFailedSave(strapi, ({ uid }, error) => {
    const rule = uniqueNames[uid];
    return rule && isUniqueViolation(error) ? brokenRule(rule.field, rule.taken) : error;
  });
}
