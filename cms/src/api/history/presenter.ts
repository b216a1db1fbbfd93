import {
  binDays,
  type BinItem,
  type Change,
  type ChangedLink,
  type KeptKind,
  type KeptValue,
} from "shared-types";
import { changedSince, differences, type Fields } from "../../history/kinds";
import { dayMs } from "../../history/tables";
import type { Row } from "../../lib/knex";
import { dateOf, numberOf, textOf } from "../../lib/row";

/** The draft a change found, or left; none is without fields. */
export function draftIn(row: Row, side: "before" | "after"): Fields {
  const json = textOf(row[side]);
  return json === "" ? {} : (JSON.parse(json) as Fields);
}

/** A kept change, with what it is held against. */
export interface KeptChange {
  row: Row;
  /** What was changed, as it is now; without fields when it is deleted. */
  now: Fields;
  link: ChangedLink | null;
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
    ...{ changeId: numberOf(row["id"]), link, what, who: textOf(row["who"]) },
    at: momentOf(row["at"]),
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
    ...{ kind: textOf(row["kind"]) as KeptKind, id: numberOf(row["record_id"]) },
    ...{ name: textOf(row["name"]), detail: textOf(row["detail"]), preview: "" },
    ...{ dateDeleted: momentOf(at), dateExpires: momentOf(at + binDays * dayMs) },
  };
}

/** PostgreSQL gives what does not fit into 32 bits as text. */
const momentOf = (at: Row[string]) => dateOf(numberOf(at)) ?? "";
