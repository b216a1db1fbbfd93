import type { Core } from "@strapi/strapi";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import type { Knex, Row } from "../../database/knex";
import { checkDraft, updateLocked, type LockedRecord } from "../../database/record-store";
import { changedSince, differences, fieldsOf, type Fields, type HistoryKind } from "./kinds";
import { draftIn } from "./presenter";

/** The draft with one change reverted, and nothing else. */
function withUndone(now: Fields, before: Fields, after: Fields): Fields {
  const undone = differences(before, after).filter((field) => field in now);
  return { ...now, ...Object.fromEntries(undone.map((field) => [field, before[field]])) };
}

/** The fields of a change that the record's current draft has otherwise by now. */
export const laterFields = (stored: object, row: Row): string[] =>
  changedSince(fieldsOf(stored), draftIn(row, "before"), draftIn(row, "after"));

/** Reverts one change of a locked record, under the rules of a save. @returns the broken rules */
export async function undoChange(
  strapi: Core.Strapi,
  trx: Knex,
  { record }: HistoryKind,
  { locked, row }: { locked: LockedRecord; row: Row },
): Promise<ValidationErrors> {
  const stored = locked.stored ?? {};
  const undone = withUndone(fieldsOf(stored), draftIn(row, "before"), draftIn(row, "after"));
  const checked = await checkDraft(trx, record, undone);
  if ("broken" in checked) return checked.broken;
  await updateLocked(strapi, locked, record.data(checked.value, stored));
  return [];
}
