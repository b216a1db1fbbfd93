import type { ValidationErrors } from "shared-types/kit/error-answers";
import { textOf } from "../../database/row";
import { differences, fieldsOf, type Fields } from "../history/kinds";
import type { CsvRow } from "./read-rows";
import type { CsvTable } from "./tables";

/** A line and its record. */
export interface MatchedRow extends CsvRow {
  /** 0: a new record; null: unknown. */
  id: number | null;
  /** The current record; null for a new one. */
  stored: Fields | null;
}

const keyOf = ({ keyFields }: CsvTable, fields: Fields): string | null => {
  const values = keyFields.map((field) => fields[field] ?? "");
  return values.includes("") || values.includes(0) ? null : JSON.stringify(values);
};

/** The existing records, by id and by key. */
function indexRecords(table: CsvTable, drafts: object[]) {
  const byId = new Map<number, Fields>();
  const byKey = new Map<string, number[]>();
  for (const fields of drafts.map(fieldsOf)) {
    const id = fields[table.idField] as number;
    byId.set(id, fields);
    const key = keyOf(table, fields);
    if (key !== null) byKey.set(key, [...(byKey.get(key) ?? []), id]);
  }
  return { byId, byKey };
}

/** Columns that an import does not change. */
function changedReadOnly({ columns }: CsvTable, stored: Fields, fields: Fields): ValidationErrors {
  return columns
    .filter(
      ({ field, isReadOnly }) => isReadOnly && field in fields && fields[field] !== stored[field],
    )
    .map(({ field }) => ({
      fieldId: field,
      errorMessage: `This describes the photo’s file, and an import can’t change it: put ${String(stored[field])} back, or leave the column out.`,
    }));
}

/** Line ends as forms send them; Miller and editors make them those of the file. */
const withLineFeeds = (value: unknown) =>
  typeof value === "string" ? value.replaceAll("\r\n", "\n") : value;

/** The line with what is stored where a spreadsheet has only written that anew. */
function withoutRewritten({ columns }: CsvTable, row: CsvRow, stored: Fields): CsvRow {
  const { fields, given, errors } = row;
  const same = columns.filter(({ field, isRewritten }) => {
    if (field in fields && withLineFeeds(fields[field]) === withLineFeeds(stored[field]))
      return true;
    const cell = given[field];
    return cell !== undefined && isRewritten?.(cell, stored[field], fields[field]);
  });
  const kept = same.map(({ field }) => [field, stored[field]]);
  return {
    ...row,
    fields: { ...fields, ...(Object.fromEntries(kept) as Fields) },
    errors: errors.filter(({ fieldId }) => !same.some(({ field }) => field === fieldId)),
  };
}

/** An address that would be another record's from now on, by the keys that records had before: only its form may do that. */
function takenOver(
  { addressField: field, idField, kept: { kind } }: CsvTable,
  { id, fields }: { id: number; fields: Fields },
  { byId, former }: { byId: Map<number, Fields>; former: ReadonlyMap<string, number> },
): ValidationErrors {
  const key = field === undefined ? "" : textOf(fields[field] as string | undefined);
  const owner = byId.get(former.get(key) ?? 0);
  if (field === undefined || !owner || owner[idField] === id) return [];
  const now = textOf(owner[field] as string);
  const means = now === "" ? "" : ` If you mean that ${kind}, write “${now}”.`;
  const errorMessage = `Links to “${key}” lead to ${kind} ${String(owner[idField])}, which had it before.${means} To use it for another ${kind}, save that one’s form.`;
  return [{ fieldId: field, errorMessage }];
}

/**
 * Finds the record of each line: by id, or else by key.
 * @param former the keys that records had before, each with the id of its record (docs/decisions/088)
 */
export function matchRows(
  table: CsvTable,
  rows: CsvRow[],
  drafts: object[],
  former: ReadonlyMap<string, number>,
): MatchedRow[] {
  const { idField, keyFields, canAdd, complete, follow } = table;
  const noun = table.kept.kind;
  const { byId, byKey } = indexRecords(table, drafts);
  const taken = new Map<string, number>();
  const keyIn = (fields: Fields) => textOf(fields[keyFields[0] ?? ""] as string | undefined);
  const used = [...drafts.map(fieldsOf), ...rows.map(({ fields }) => fields)].map(keyIn);
  const keysInUse = new Set([...used, ...former.keys()]);

  /** A line without id and key is a new record, with a key made from its name. */
  function completed(row: CsvRow): CsvRow {
    if (!complete || row.fields[idField] || keyOf(table, row.fields) !== null) return row;
    const fields = complete(row.fields, keysInUse) ?? row.fields;
    keysInUse.add(keyIn(fields));
    return { ...row, fields };
  }

  /** The id, or an error. */
  function find(fields: Fields): number | ValidationErrors[number] {
    const given = fields[idField] as number | undefined;
    if (given) {
      const hint = canAdd ? " Leave the cell empty to add a new one." : "";
      if (byId.has(given)) return given;
      return { fieldId: idField, errorMessage: `There is no ${noun} ${given}.${hint}` };
    }
    const key = keyOf(table, fields);
    const by = keyFields.join(" and ");
    if (key === null)
      return {
        fieldId: "",
        errorMessage: `Say which ${noun} this is: by ${idField}, or by ${by}.`,
      };
    const [id = 0, ...others] = byKey.get(key) ?? [];
    if (others.length > 0)
      return {
        fieldId: idField,
        errorMessage: `Several records have this ${by}: say which by ${idField}.`,
      };
    if (id === 0 && !canAdd)
      return {
        fieldId: "",
        errorMessage: `There is no ${noun} with this ${by}, and an import can’t add one.`,
      };
    return id;
  }

  const telling = ["", idField, ...keyFields];
  return rows.map((read): MatchedRow => {
    let row = completed(read);
    const unknown = (errors: ValidationErrors) => ({ ...row, id: null, stored: null, errors });
    if (row.errors.some(({ fieldId }) => telling.includes(fieldId))) return unknown(row.errors);
    const id = find(row.fields);
    if (typeof id !== "number") return unknown([...row.errors, id]);
    const called = id === 0 ? `key ${keyOf(table, row.fields)}` : `id ${id}`;
    const first = taken.get(called);
    const again = `This ${noun} is already in line ${first}: remove one of the two.`;
    if (first !== undefined) return unknown([{ fieldId: "", errorMessage: again }]);
    taken.set(called, row.line);
    const stored = byId.get(id) ?? null;
    if (stored) row = withoutRewritten(table, row, stored);
    if (follow) row = { ...row, fields: follow(row.fields, stored) };
    const touched = stored ? changedReadOnly(table, stored, row.fields) : [];
    const over = takenOver(table, { id, fields: row.fields }, { byId, former });
    return { ...row, id, stored, errors: [...row.errors, ...touched, ...over] };
  });
}

/** Whether a line changes nothing in its record. */
export function isSame({ stored, fields }: MatchedRow): boolean {
  return stored !== null && differences(stored, { ...stored, ...fields }).length === 0;
}
