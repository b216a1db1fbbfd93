import type { Core } from "@strapi/strapi";
import { categoryMessages, keywordMessages } from "shared-types";
import { fold } from "../lib/fold";
import { BrokenRule } from "./broken-rule";
import { onDocuments, type WriteContext } from "./write-context";

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

/** SQLite's and PostgreSQL's words for a row that a unique index refuses. */
function isTwin(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code === "23505" || code === "SQLITE_CONSTRAINT_UNIQUE";
}

async function isTaken(
  strapi: Core.Strapi,
  { uid, params: { data = {}, documentId } }: WriteContext,
  { field, folded, within }: UniqueName,
): Promise<boolean> {
  const records = strapi.db.query(uid);
  const own = documentId ? await records.findOne({ where: { documentId } }) : null;
  const all: Record<string, unknown> = { ...(own as object | null), ...data };
  const where = { [folded]: fold(all[field] as string | null | undefined) };
  const others = documentId ? { documentId: { $ne: documentId } } : {};
  const among = within === "" ? {} : { [within]: all[within] ?? 1 };
  return (await records.count({ where: { ...where, ...others, ...among } })) > 0;
}

/** No two keywords, and no two options of a list, that differ in case or accents only (contract §4). */
export function keepNamesUnique(strapi: Core.Strapi): void {
  onDocuments(strapi, async (context, next) => {
    const rule = uniqueNames[context.uid];
    const { data } = context.params;
    const saves = context.action === "create" || context.action === "update";
    if (!rule || !saves || !data || !(rule.field in data || rule.within in data)) return next();
    const value = data[rule.field];
    if (typeof value === "string") data[rule.field] = value.trim();
    if (await isTaken(strapi, context, rule)) throw new BrokenRule(rule.field, rule.taken);
    try {
      return await next();
    } catch (error) {
      // Someone saved the same name between the question and the answer.
      if (isTwin(error)) throw new BrokenRule(rule.field, rule.taken);
      throw error;
    }
  });
}
