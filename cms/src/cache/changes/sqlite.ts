import { from, type Knex } from "../../database/knex";
import { planAddressTriggersOnSqlite } from "./plan-addresses";
import { plantingTriggersOnSqlite } from "./plantings";
import { numberedParts, outdatedTriggers, siteTable } from "./site-parts";
import { triggerName, trackedTables, type TrackedTable } from "./tracked-tables";

const events = {
  insert: ["new"],
  update: ["old", "new"],
  delete: ["old"],
} as const;

function trigger(of: TrackedTable, event: keyof typeof events): string {
  const { table, topic, column } = of;
  // A sighting may be of no plant, or of no animal: 0.
  const records = events[event].map(
    (row) => `select '${topic}', ${row}.${column} where ${row}.${column} > 0`,
  );
  return `create trigger if not exists ${triggerName(event, of)} after ${event} on ${table} begin
    insert into record_changes (topic, record_id) ${records.join(" union ")};
  end`;
}

/** Logs the parts of the site record that a change is in; one that comes or goes changes all. */
function siteTriggers(): string[] {
  const head = `create trigger if not exists note`;
  const log = (id: number | null) =>
    `begin insert into record_changes (topic, record_id) values ('site', ${id ?? "null"}); end`;
  return [
    ...(["insert", "delete"] as const).map(
      (event) => `${head}_${event}_${siteTable} after ${event} on ${siteTable} ${log(null)}`,
    ),
    ...numberedParts.map(({ trigger: name, number, columns }) => {
      const differs = columns.map((column) => `old.${column} is not new.${column}`).join(" or ");
      return `create trigger if not exists ${name} after update on ${siteTable} when ${differs} ${log(number)}`;
    }),
  ];
}

async function dropOutdatedTriggers(knex: Knex): Promise<void> {
  const there = await from(knex, "sqlite_master")
    .where({ type: "trigger", tbl_name: siteTable })
    .pluck<string[]>("name");
  for (const name of outdatedTriggers(there)) await knex.raw("drop trigger ??", [name]);
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
  await dropOutdatedTriggers(knex);
  const own = [...siteTriggers(), ...plantingTriggersOnSqlite(), ...planAddressTriggersOnSqlite()];
  for (const one of own) await knex.raw(one);
}
