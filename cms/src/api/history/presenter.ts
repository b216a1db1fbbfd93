import { binDays, type KeptKind, type KeptValue } from "shared-types/history/codes";
import type { BinItem, Change, ChangedLink } from "shared-types/history/answers";
import { changedSince, differences, type Fields } from "./kinds";
import { dayMs } from "shared-types/kit/date";
import type { Row } from "../../database/knex";
import { dateOf, numberOf, textOf } from "../../database/row";

/** The draft before or after a change; empty when there was none. */
export function draftIn(row: Row, side: "before" | "after"): Fields {
  const json = textOf(row[side]);
  return json === "" ? {} : (JSON.parse(json) as Fields);
}

/** A stored change, and what it is compared with. */
export interface KeptChange {
  row: Row;
  /** The current draft of the record; empty when it is deleted. */
  now: Fields;
  link: ChangedLink | null;
}

/** The import that made a change; null when none did, or it is not kept any more. */
function presentImport(row: Row): Change["import"] {
  if (row["file_name"] === null) return null;
  const isUndo = row["undoes"] !== null;
  const importId = numberOf(isUndo ? row["undoes"] : row["import_id"]);
  return { importId, fileName: textOf(row["file_name"]), isUndo };
}

/** A change as the record's page shows it. */
export function presentChange(
  { row, now, link }: KeptChange,
  read: (field: string, value: unknown) => KeptValue,
): Change {
  const what = textOf(row["what"]) as Change["what"];
  const [before, after] = [draftIn(row, "before"), draftIn(row, "after")];
  const since = new Set(changedSince(now, before, after));
  const fields = what === "changed" ? differences(before, after) : [];
  return {
    changeId: numberOf(row["id"]),
    link,
    what,
    who: textOf(row["who"]),
    at: momentOf(row["at"]),
    import: presentImport(row),
    fields: fields.map((fieldId) => ({
      fieldId,
      before: read(fieldId, before[fieldId]),
      after: read(fieldId, after[fieldId]),
      isChangedSince: since.has(fieldId),
    })),
  };
}

/** A deleted record as the bin shows it. */
export function presentBinned(row: Row): BinItem {
  const at = numberOf(row["at"]);
  return {
    kind: textOf(row["kind"]) as KeptKind,
    id: numberOf(row["record_id"]),
    name: textOf(row["name"]),
    detail: textOf(row["detail"]),
    preview: "",
    dateDeleted: momentOf(at),
    dateExpires: momentOf(at + binDays * dayMs),
  };
}

/** PostgreSQL returns 64-bit integers as text. */
export const momentOf = (at: Row[string]) => dateOf(numberOf(at)) ?? "";
