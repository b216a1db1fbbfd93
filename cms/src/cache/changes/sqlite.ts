import type { Knex } from "../../database/knex";
import { triggerName, trackedTables, type TrackedTable } from "./tracked-tables";

const events = {
  insert: ["new"],
  update: ["old", "new"],
  delete: ["old"],
} as const;

function trigger(of: TrackedTable, event: keyof typeof events): string {
  const { table, topic, column } = of;
  const records = events[event].map((row) => `select '${topic}', ${row}.${column}`);
  return `create trigger if not exists ${triggerName(event, of)} after ${event} on ${table} begin
    insert into record_changes (topic, record_id) ${records.join(" union ")};
  end`;
}

/** A row for each change; `seq` is never reused and follows the order of commits. */
export async function createTriggersOnSqlite(knex: Knex): Promise<void> {
  await knex.raw(`create table if not exists record_changes (
    seq integer primary key autoincrement,
    topic text not null,
    record_id integer,
    at integer not null default (cast(strftime('%s', 'now') as integer))
  )`);
  for (const table of trackedTables)
    for (const event of ["insert", "update", "delete"] as const)
      await knex.raw(trigger(table, event));
}
