import { from, type Knex } from "../../database/knex";
import { planAddressTriggersOnPostgres } from "./plan-addresses";
import { plantingTriggerOnPostgres } from "./plantings";
import { numberedParts, outdatedTriggers, siteTable } from "./site-parts";
import { triggerName, trackedTables, type TrackedTable } from "./tracked-tables";
import { inTurn } from "../../database/in-turn";
import { advisoryLocks } from "../../database/lock-numbers";

/** A statement that changes more records logs 'everything' instead of each. */
const maxLoggedIds = 1000;

/** The NOTIFY channel for commits. */
export const changeChannel = "record_changes";

const columns = [...new Set(trackedTables.map(({ column }) => column))];

/** The transition tables of each event. */
const events = {
  insert: "referencing new table as after_it",
  update: "referencing old table as before_it new table as after_it",
  delete: "referencing old table as before_it",
  truncate: "",
} as const;
type Event = keyof typeof events;

const found: Record<Exclude<Event, "truncate">, (column: string) => string> = {
  insert: (column) => `select distinct ${column} as id from after_it`,
  update: (column) => `select ${column} as id from before_it union select ${column} from after_it`,
  delete: (column) => `select distinct ${column} as id from before_it`,
};

/** The trigger function of one event and column; its argument is the topic. */
function triggerFunction(event: Event, column: TrackedTable["column"]): string {
  const everything = "insert into record_changes (topic, record_id) values (tg_argv[0], null);";
  const each =
    event === "truncate"
      ? everything
      : `select array_agg(id) into ids from
           (select id from (${found[event](column)}) changed where id > 0 limit ${maxLoggedIds + 1}) capped;
         if cardinality(ids) > ${maxLoggedIds} then ${everything}
         else insert into record_changes (topic, record_id) select tg_argv[0], unnest(ids);
         end if;`;
  return `create or replace function note_${event}_${column}() returns trigger language plpgsql as $$
    declare ids integer[];
    begin ${each} perform pg_notify('${changeChannel}', ''); return null; end $$`;
}

/** Creates a trigger only if missing, because that locks its table, which other instances read. */
async function ensureMissing(knex: Knex, name: string, table: string, create: string) {
  const there = await from(knex, "pg_trigger")
    .where("tgname", name)
    .whereRaw("tgrelid = ?::regclass", [table])
    .first("tgname");
  if (!there) await knex.raw(create);
}

/** The trigger of one event of a tracked table. */
async function ensureTrigger(knex: Knex, of: TrackedTable, event: Event) {
  const { table, topic, column } = of;
  const name = triggerName(event, of);
  await ensureMissing(
    knex,
    name,
    table,
    `create trigger ${name} after ${event} on ${table} ${events[event]}
      for each statement execute function note_${event}_${column}('${topic}')`,
  );
}

/** A trigger of the site record. */
async function ensureSiteTrigger(knex: Knex, name: string, when: string, number: number | null) {
  const part = number === null ? "" : `'${number}'`;
  const create = `create trigger ${name} ${when} execute function note_site(${part})`;
  await ensureMissing(knex, name, siteTable, create);
}

/** Logs the plants whose plantings a change of a plan is in. */
async function ensurePlantingTrigger(knex: Knex): Promise<void> {
  const { name, table, functions, trigger } = plantingTriggerOnPostgres(changeChannel);
  for (const one of functions) await knex.raw(one);
  await ensureMissing(knex, name, table, trigger);
}

/** Logs the plans that change where the navigation leads. */
async function ensurePlanAddressTriggers(knex: Knex): Promise<void> {
  const { table, triggers, ...of } = planAddressTriggersOnPostgres(changeChannel);
  await knex.raw(of.function);
  for (const { name, create } of triggers) await ensureMissing(knex, name, table, create);
}

/** Logs the parts of the site record that a change is in; one that comes or goes changes all. */
async function ensureSiteTriggers(knex: Knex): Promise<void> {
  await knex.raw(`create or replace function note_site() returns trigger language plpgsql as $$
    begin
      insert into record_changes (topic, record_id) values ('site', tg_argv[0]::integer);
      perform pg_notify('${changeChannel}', ''); return null;
    end $$`);
  const there = await from(knex, "pg_trigger")
    .whereRaw("tgrelid = ?::regclass and not tgisinternal", [siteTable])
    .pluck<string[]>("tgname");
  for (const name of outdatedTriggers(there))
    await knex.raw("drop trigger if exists ?? on ??", [name, siteTable]);
  for (const event of ["insert", "delete", "truncate"])
    await ensureSiteTrigger(
      knex,
      `note_${event}_${siteTable}`,
      `after ${event} on ${siteTable} for each statement`,
      null,
    );
  for (const { trigger, number, columns } of numberedParts) {
    const differs = columns.map((column) => `old.${column} is distinct from new.${column}`);
    await ensureSiteTrigger(
      knex,
      trigger,
      `after update on ${siteTable} for each row when (${differs.join(" or ")})`,
      number,
    );
  }
}

/**
 * Logs each record that a statement changes with its transaction id: transactions commit in
 * another order than they start, so no counter could tell what is new (docs/decisions/019).
 */
export async function createTriggersOnPostgres(knex: Knex): Promise<void> {
  await inTurn(knex, advisoryLocks.changeTriggers, async (trx) => {
    await trx.raw(`create table if not exists record_changes (
      seq bigserial primary key,
      topic text not null,
      record_id integer,
      xid bigint not null default txid_current(),
      at bigint not null default extract(epoch from clock_timestamp())::bigint
    )`);
    await trx.raw("create index if not exists record_changes_xid on record_changes (xid)");
    for (const event of Object.keys(events) as Event[]) {
      for (const column of columns) await trx.raw(triggerFunction(event, column));
      for (const table of trackedTables) await ensureTrigger(trx, table, event);
    }
    await ensureSiteTriggers(trx);
    await ensurePlantingTrigger(trx);
    await ensurePlanAddressTriggers(trx);
  });
}
