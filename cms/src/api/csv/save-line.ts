import type { Core } from "@strapi/strapi";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import { check, faultsOf } from "shared-types/kit/check";
import { fieldsOf, type Fields } from "../history/kinds";
import { etagOf } from "../../http/etag";
import type { Knex } from "../../database/knex";
import { recordStore } from "../../database/record-store";
import type { MatchedRow } from "./match";
import type { CsvTable } from "./tables";

/** The outcome of a line: its record before and after (equal when refused), and its errors. */
export interface SavedLine {
  row: MatchedRow;
  before: Fields;
  after: Fields;
  errors: ValidationErrors;
}

const changedMeanwhile = "Someone else just saved this: check the file again.";

/** Saves one line as the form of its record would. */
export async function saveLine(
  strapi: Core.Strapi,
  trx: Knex,
  { kept: { record } }: CsvTable,
  row: MatchedRow,
): Promise<SavedLine> {
  const before = row.stored ?? {};
  const refused = (errors: ValidationErrors) => ({ row, before, after: before, errors });
  if (row.id === null) return refused(row.errors);
  const checked = await check(record.schema, { ...before, ...row.fields });
  // Report all errors of a line at once, but only the first of each field.
  const withErrors = new Set(row.errors.map(({ fieldId }) => fieldId));
  const broken = faultsOf(checked).filter(({ fieldId }) => !withErrors.has(fieldId));
  if (!("value" in checked) || withErrors.size > 0) return refused([...row.errors, ...broken]);
  const store = recordStore(strapi, record);
  const saved = row.stored
    ? await store.update(row.id, checked.value, etagOf(row.stored))
    : await store.add(checked.value);
  if (!Array.isArray(saved)) return refused([{ fieldId: "", errorMessage: changedMeanwhile }]);
  if (saved.length > 0) return refused(saved);
  // The stored text may be sanitized. What is new is reported in the order of its file: the name first.
  const after = row.stored ? await record.stored(trx, row.id) : { ...row.fields, ...checked.value };
  return { row, before, after: fieldsOf(after ?? {}), errors: [] };
}
