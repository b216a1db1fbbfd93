import { from, type Knex, type Row } from "../../database/knex";
import { numberOf, textOf } from "../../database/row";
import { viewTable } from "./table";

/**
 * Adds views to those of a day, in one statement and by adding: several instances count. In the order of paths, so that
 * two that write at once do not wait for each other.
 */
export async function addViews(knex: Knex, day: string, counts: Map<string, number>) {
  const rows = [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
  await from(knex, viewTable)
    .insert(rows.map(([path, views]) => ({ day, path, views })))
    .onConflict(["day", "path"])
    .merge({ views: knex.raw(`${viewTable}.views + excluded.views`) });
}

/** Deletes the views before a day, or all. */
export async function deleteViews(knex: Knex, before?: string): Promise<void> {
  const query = from(knex, viewTable);
  if (before !== undefined) void query.where("day", "<", before);
  await query.delete();
}

/** The first day with a view; '' if there is none. */
export async function findFirstDay(knex: Knex): Promise<string> {
  const found = await from(knex, viewTable).min({ day: "day" }).first<Row | undefined>();
  return textOf(found?.["day"]);
}

/** The views of each day that has any, from this day on. */
export async function findDays(knex: Knex, since: string): Promise<Map<string, number>> {
  const rows = await from(knex, viewTable)
    .where("day", ">=", since)
    .groupBy("day")
    .select("day")
    .sum({ views: "views" });
  return new Map(rows.map((row) => [textOf(row["day"]), numberOf(row["views"])]));
}

/** The most viewed pages from a day on: rows of `path` and `views`. */
export async function findPages(knex: Knex, since: string, limit: number): Promise<Row[]> {
  return from(knex, viewTable)
    .where("day", ">=", since)
    .groupBy("path")
    .select("path")
    .sum({ views: "views" })
    .orderBy([{ column: "views", order: "desc" }, "path"])
    .limit(limit);
}
