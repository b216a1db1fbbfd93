import type { ValidationErrors } from "shared-types";
import { differences, fieldsOf, type Fields } from "../history/kinds";
import type { SheetRow } from "./read-sheet";
import type { Sheet } from "./sheets";

/** A line and the record it is about. */
export interface MatchedRow extends SheetRow {
  /** 0: a new one; null: nobody knows which. */
  id: number | null;
  /** The record as it is; null for a new one. */
  stored: Fields | null;
}

const keyOf = ({ keyFields }: Sheet, fields: Fields): string | null => {
  const values = keyFields.map((field) => fields[field] ?? "");
  return values.includes("") || values.includes(0) ? null : JSON.stringify(values);
};

/** The records there are, by id and by what they are told by. */
function knownRecords(sheet: Sheet, drafts: object[]) {
  const byId = new Map<number, Fields>();
  const byKey = new Map<string, number[]>();
  for (const fields of drafts.map(fieldsOf)) {
    const id = fields[sheet.idField] as number;
    byId.set(id, fields);
    const key = keyOf(sheet, fields);
    if (key !== null) byKey.set(key, [...(byKey.get(key) ?? []), id]);
  }
  return { byId, byKey };
}

/** Columns that an import does not change. */
function touchedFixed({ columns }: Sheet, stored: Fields, fields: Fields): ValidationErrors {
  return columns
    .filter(({ field, isFixed }) => isFixed && field in fields && fields[field] !== stored[field])
    .map(({ field }) => ({
      fieldId: field,
      errorMessage: `This tells of the photo’s file and is not changed by an import: put ${String(stored[field])} back, or leave the column out.`,
    }));
}

/** Finds the record of each line: by its id, or by its key where it has none. */
export function matchRows(sheet: Sheet, rows: SheetRow[], drafts: object[]): MatchedRow[] {
  const { idField, keyFields, canAdd } = sheet;
  const noun = sheet.kept.kind;
  const { byId, byKey } = knownRecords(sheet, drafts);
  const taken = new Map<string, number>();

  /** The id, or why there is none. */
  function find(fields: Fields): number | ValidationErrors[number] {
    const given = fields[idField] as number | undefined;
    if (given) {
      const hint = canAdd ? " Leave the cell empty to add a new one." : "";
      if (byId.has(given)) return given;
      return { fieldId: idField, errorMessage: `There is no ${noun} ${given}.${hint}` };
    }
    const key = keyOf(sheet, fields);
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
        errorMessage: `There is no ${noun} with this ${by}, and an import adds none.`,
      };
    return id;
  }

  const telling = ["", idField, ...keyFields];
  return rows.map((row): MatchedRow => {
    const unknown = (faults: ValidationErrors) => ({ ...row, id: null, stored: null, faults });
    if (row.faults.some(({ fieldId }) => telling.includes(fieldId))) return unknown(row.faults);
    const id = find(row.fields);
    if (typeof id !== "number") return unknown([...row.faults, id]);
    const called = id === 0 ? `key ${keyOf(sheet, row.fields)}` : `id ${id}`;
    const first = taken.get(called);
    const again = `This ${noun} stands in line ${first} already: leave one of them out.`;
    if (first !== undefined) return unknown([{ fieldId: "", errorMessage: again }]);
    taken.set(called, row.line);
    const stored = byId.get(id) ?? null;
    const touched = stored ? touchedFixed(sheet, stored, row.fields) : [];
    return { ...row, id, stored, faults: [...row.faults, ...touched] };
  });
}

/** Whether a line says of its record what that is already. */
export function isSame({ stored, fields }: MatchedRow): boolean {
  return stored !== null && differences(stored, { ...stored, ...fields }).length === 0;
}
