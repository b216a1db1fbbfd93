import type { CalendarRow, SpeciesRecords } from "shared-types";
import type { Row } from "../../database/knex";
import { idOf, textOf } from "../../database/row";

const nothing: SpeciesRecords = { count: 0, weeks: [], months: [], firsts: [], flowering: [] };

/** A species with its records. */
export function presentRow(
  row: Row,
  { count, flowering: _flowering, ...strip } = nothing,
): CalendarRow {
  return {
    id: idOf(row),
    keyId: textOf(row["key_id"]),
    nameCommon: textOf(row["name_common"]),
    nameScientific: textOf(row["name_scientific"]),
    group: textOf(row["group"]),
    records: count,
    ...strip,
  };
}
