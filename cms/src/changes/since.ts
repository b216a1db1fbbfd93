import { from, isPostgres, type Knex, type Row } from "../lib/knex";
import { rowsOf } from "../lib/read-rows";
import { numberOf, textOf } from "../lib/row";
import type { Topic } from "./watched";

/** How long the notes of changes are surely there to be read. */
export const rememberedMs = 24 * 3600 * 1000;

/** A point in the history of the database; only `changesSince` knows what it holds. */
export type Moment = string & { readonly isMoment: true };

/** What has changed: records by id, or, where that is not told, all records of a topic. */
export interface Changes {
  /** Up to here they are told. */
  until: Moment;
  records: Map<Topic, Set<number>>;
  wholly: Set<Topic>;
}

const asMoment = (value: string) => value as Moment;

/** Asks for what is visible now and was not then; a row without a topic only tells the moment. */
async function askPostgres(knex: Knex, since: Moment | null): Promise<Row[]> {
  const answer: { rows: Row[] } = await knex.raw(
    `select now_at.moment, topic, record_id
     from (select txid_current_snapshot()::text as moment) now_at
     left join record_changes on xid >= txid_snapshot_xmin(?::txid_snapshot)
       and not txid_visible_in_snapshot(xid, ?::txid_snapshot)`,
    [since, since],
  );
  return answer.rows;
}

/** Without waiting for a transaction that holds the one connection. */
async function askSqlite(knex: Knex, since: Moment | null): Promise<Row[]> {
  const notes = from(knex, "record_changes");
  if (since === null)
    return rowsOf(knex, notes.select(knex.raw("coalesce(max(seq), 0) as moment")));
  const query = notes.where("seq", ">", Number(since)).orderBy("seq");
  const changed = await rowsOf(knex, query.select("topic", "record_id", { moment: "seq" }));
  return changed.length > 0 ? changed : [{ moment: since }];
}

/**
 * What other and own transactions have committed since a moment; one question on a small index.
 * With `null` it tells the present moment and no change.
 */
export async function changesSince(knex: Knex, since: Moment | null): Promise<Changes> {
  const rows = await (isPostgres(knex) ? askPostgres : askSqlite)(knex, since);
  const changes: Changes = {
    until: asMoment(textOf(rows.at(-1)?.["moment"])),
    records: new Map(),
    wholly: new Set(),
  };
  for (const row of rows) {
    const topic = textOf(row["topic"]) as Topic | "";
    if (topic === "") continue;
    const ids = changes.records.get(topic) ?? new Set();
    changes.records.set(topic, ids);
    if (row["record_id"] === null) changes.wholly.add(topic);
    else ids.add(numberOf(row["record_id"]));
  }
  return changes;
}
