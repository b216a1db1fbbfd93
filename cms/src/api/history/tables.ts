import { dayMs } from "shared-types/kit/date";
import { binDays, historyLimits } from "shared-types/history/codes";
import { from, isPostgres, type Knex } from "../../database/knex";
import { inTurn } from "../../database/in-turn";
import { advisoryLocks } from "../../database/lock-numbers";

const laterColumns = [
  ["import_id", "integer"],
  ["idempotency_key", "text"],
] as const;

/**
 * Creates the tables of history and bin if they are missing: outside Strapi's content types, because
 * nobody edits them (docs/decisions/031). Times are epoch milliseconds, drafts and rows are JSON.
 */
export async function ensureHistoryTables(knex: Knex): Promise<void> {
  const id = isPostgres(knex) ? "bigserial primary key" : "integer primary key autoincrement";
  await inTurn(knex, advisoryLocks.historyTables, async (trx) => {
    await trx.raw(`create table if not exists record_history (
      id ${id},
      kind text not null,
      record_id integer not null,
      what text not null,
      who text not null,
      at bigint not null,
      before text,
      after text
    )`);
    await trx.raw(`create index if not exists record_history_record
      on record_history (kind, record_id, id)`);
    // A site of an earlier version has the table without these columns.
    for (const [column, type] of laterColumns)
      if (!(await trx.schema.hasColumn("record_history", column)))
        await trx.raw(`alter table record_history add column ${column} ${type}`);
    await trx.raw(`create index if not exists record_history_import
      on record_history (import_id, id)`);
    await trx.raw(`create index if not exists record_history_sent
      on record_history (idempotency_key) where idempotency_key is not null`);
    await trx.raw(`create table if not exists record_imports (
      id ${isPostgres(knex) ? "serial primary key" : "integer primary key autoincrement"},
      name text not null,
      file_name text not null,
      who text not null,
      at bigint not null,
      added integer not null,
      changed integer not null,
      undoes integer
    )`);
    await trx.raw(`create table if not exists record_bin (
      kind text not null,
      record_id integer not null,
      name text not null,
      detail text not null,
      at bigint not null,
      rows text not null,
      primary key (kind, record_id)
    )`);
  });
}

/** Records deleted at or before this time have expired. */
export const pastTime = (now: number) => now - binDays * dayMs;

/** Deletes expired records with their history, and trims the history of the others. */
export async function trimHistory(knex: Knex, now: number): Promise<void> {
  const { changes, years } = historyLimits;
  await knex.transaction(async (trx) => {
    const until = pastTime(now);
    await trx.raw(
      `delete from record_history where exists (
        select 1 from record_bin b where b.kind = record_history.kind
        and b.record_id = record_history.record_id and b.at <= ?)`,
      [until],
    );
    await from(trx, "record_bin").where("at", "<=", until).delete();
  });
  await from(knex, "record_history")
    .where("at", "<=", now - years * 365 * dayMs)
    .delete();
  await knex.raw(
    `delete from record_history where id in (
      select id from (
        select id, row_number() over (partition by kind, record_id order by id desc) as place
        from record_history
      ) placed where place > ?)`,
    [changes],
  );
  await knex.raw(
    `delete from record_imports where not exists (
      select 1 from record_history h where h.import_id = record_imports.id)`,
  );
}
