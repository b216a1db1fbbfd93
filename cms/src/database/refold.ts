import type { Core } from "@strapi/strapi";
import { foldedSigns } from "shared-types/kit/fold";
import { fold } from "./fold";
import { from, isPostgres, type Knex, type Row } from "./knex";
import type { RecordKind } from "./record-store";
import { idOf, textOf } from "./row";
import { isUniqueViolation } from "./unique-violation";

/** The column of an attribute. */
export const columnOf = (attribute: string) =>
  attribute.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Whether the name is that of a folded column. */
export const isFolded = (name: string) => name.startsWith("fold_");

/** SQL for 'the column has a sign that folding changes', which few rows have once they are folded. */
const hasSign = (knex: Knex, column: string) =>
  knex.raw(`?? ${isPostgres(knex) ? "~" : "glob"} ?`, [
    column,
    isPostgres(knex) ? `[${foldedSigns}]` : `*[${foldedSigns}]*`,
  ]);

/** The folded columns of a row that are not folded by today's rule. */
function refolded(row: Row, columns: string[]): Row {
  const values = columns.map((column): [string, string] => [column, fold(textOf(row[column]))]);
  return Object.fromEntries(values.filter(([column, value]) => value !== textOf(row[column])));
}

/**
 * Folds again what an older version, or one whose backup was restored, folded otherwise (docs/decisions/004). Each start looks; it
 * may stop anywhere. Of two keywords that are one by now the second keeps its old form: both stay, until the owner renames one.
 */
export async function refoldText(
  { db, log }: Core.Strapi,
  kinds: readonly RecordKind<object>[],
): Promise<void> {
  const knex = db.connection;
  for (const { table, derived = {} } of kinds) {
    const columns = Object.keys(derived).map(columnOf).filter(isFolded);
    if (columns.length === 0) continue;
    const query = from(knex, table)
      .select("id", ...columns)
      .orderBy("id");
    for (const column of columns) void query.orWhereRaw(hasSign(knex, column));
    for (const row of await query) {
      const changed = refolded(row, columns);
      if (Object.keys(changed).length === 0) continue;
      await from(knex, table)
        .where("id", idOf(row))
        .update(changed)
        .catch((error: unknown) => {
          if (!isUniqueViolation(error, "")) throw error;
          log.warn(
            `Another of the ${table} is called like number ${idOf(row)}. Rename one of them.`,
          );
        });
    }
  }
}
