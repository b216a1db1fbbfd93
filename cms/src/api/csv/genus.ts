import { capital } from "shared-types/kit/capital";
import { columnName } from "shared-types/sighting-import/codes";
import type { CsvRecord } from "./parse";

/** An epithet; a common name or a whole scientific name begins with a capital letter. */
const epithet = /^[\p{Ll}×]/u;

/**
 * The records of a file with the genus in a column of its own, `Junco` beside `hyemalis`, as if Species had both: eBird's
 * record format, AviSys and many a spreadsheet of plants have it so.
 */
export function joinGenus(records: CsvRecord[]): CsvRecord[] {
  const columns = records[0]?.cells.map(columnName) ?? [];
  const [genusAt, speciesAt] = [columns.indexOf("genus"), columns.indexOf("species")];
  if (genusAt === -1 || speciesAt === -1) return records;
  return records.map((record, at) => {
    const cells = [...record.cells];
    const [genus = "", species = ""] = [cells[genusAt]?.trim(), cells[speciesAt]?.trim()];
    if (at > 0 && (species === "" || epithet.test(species)) && speciesAt in cells)
      cells[speciesAt] = `${capital(genus)} ${species}`.trim();
    return { ...record, cells: cells.filter((_cell, n) => n !== genusAt) };
  });
}
