import { csvKinds, type ImportName } from "shared-types/csv/codes";
import type { CsvImported, CsvRecord } from "shared-types/csv/answers";
import type { Knex, Row } from "../../database/knex";
import { numberOf, textOf } from "../../database/row";
import { historyKindOf, nameOf } from "../history/kinds";
import { namedValues } from "../history/named-values";
import { draftIn, momentOf } from "../history/presenter";
import { changedFields } from "./report";

/** An import as the list of those that can be undone shows it. */
export function presentImport(row: Row): CsvImported {
  return {
    importId: numberOf(row["id"]),
    name: textOf(row["name"]) as ImportName,
    fileName: textOf(row["file_name"]),
    who: textOf(row["who"]),
    at: momentOf(row["at"]),
    added: numberOf(row["added"]),
    changed: numberOf(row["changed"]),
    kept: numberOf(row["kept"]),
    undoneAt: row["undone_at"] === null ? "" : momentOf(row["undone_at"]),
  };
}

/** What an import did with its records, from their history. */
export async function presentChanges(
  knex: Knex,
  name: ImportName,
  rows: readonly Row[],
): Promise<CsvRecord[]> {
  const kept = historyKindOf(csvKinds[name]);
  const drafts = rows.map((row) => ({
    row,
    before: draftIn(row, "before"),
    after: draftIn(row, "after"),
  }));
  const read = await namedValues(
    knex,
    drafts.flatMap(({ before, after }) => [before, after]),
  );
  return drafts.map(({ row, before, after }) => {
    const isNew = textOf(row["what"]) === "added";
    return {
      id: numberOf(row["record_id"]),
      name: nameOf(kept, after),
      outcome: isNew ? "added" : "changed",
      fields: changedFields({ before, after, isNew }, read).filter(
        ({ fieldId }) => fieldId !== `${kept.kind}Id`,
      ),
      faults: [],
    };
  });
}
