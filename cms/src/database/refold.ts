import type { Core } from "@strapi/strapi";
import { foldedSigns } from "shared-types/kit/fold";
import type { DerivedColumns } from "./derived-columns";
import { fold } from "./fold";
import { from, isPostgres, type Knex, type Row } from "./knex";
import type { RecordKind } from "./record-store";
import { columnOf, idOf, textOf, type DbValue } from "./row";
import { isUniqueViolation } from "./unique-violation";

/** Whether the name is that of a folded column. */
export const isFolded = (name: string) => name.startsWith("fold_");

/** SQL for 'the column has a sign that folding changes', which few rows have once they are folded. */
const hasSign = (knex: Knex, column: string) =>
  knex.raw(`?? ${isPostgres(knex) ? "~" : "glob"} ?`, [
    column,
    isPostgres(knex) ? `[${foldedSigns}]` : `*[${foldedSigns}]*`,
  ]);

/** The derived columns of a row that are empty, or not folded by today's rule. */
function derivedAnew(row: Row, derived: DerivedColumns): Row {
  const values = Object.entries(derived).map(([attribute, { from, derive }]): [string, DbValue] => {
    const column = columnOf(attribute);
    const given = Object.fromEntries(from.map((name) => [name, row[columnOf(name)]]));
    if ((row[column] ?? null) === null) return [column, (derive(given) ?? null) as DbValue];
    return [column, isFolded(column) ? fold(textOf(row[column])) : row[column]];
  });
  return Object.fromEntries(values.filter(([column, value]) => value !== (row[column] ?? null)));
}

/**
 * Folds again what an older version, or one whose backup was restored, folded otherwise (docs/decisions/004). Each start looks; it
 * may stop anywhere. A column that such a version did not have is derived for the first time. Of two keywords that are one by now the second keeps its old form: both stay, until the owner renames one.
 */
export async function refoldText(
  { db, log }: Core.Strapi,
  kinds: readonly RecordKind<object>[],
): Promise<void> {
  const knex = db.connection;
  for (const { table, derived = {} } of kinds) {
    const columns = Object.keys(derived).map(columnOf);
    if (columns.length === 0) continue;
    const sources = Object.values(derived).flatMap((one) => one.from.map(columnOf));
    const query = from(knex, table)
      .select("id", ...new Set([...columns, ...sources]))
      .orderBy("id");
    for (const column of columns) void query.orWhereNull(column);
    for (const column of columns.filter(isFolded)) void query.orWhereRaw(hasSign(knex, column));
    for (const row of await query) {
      const changed = derivedAnew(row, derived);
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
