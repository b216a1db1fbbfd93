import { from, isPostgres, type Knex, type Row } from "../../database/knex";
import { numberOf, textOf } from "../../database/row";
import type { Topic } from "./tracked-tables";

/** How long rows of the change log are guaranteed to exist. */
export const retentionMs = 24 * 3600 * 1000;

/** A position in the change log; only `changesSince` interprets it. */
export type Moment = string & { readonly isMoment: true };

/** What has changed: records by id, or all records of a topic. */
export interface Changes {
  /** The position up to which changes are included. */
  until: Moment;
  records: Map<Topic, Set<number>>;
  wholeTopics: Set<Topic>;
}

const asMoment = (value: string) => value as Moment;

/** Selects what is visible now and was not then; a row without a topic only gives the position. */
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

async function askSqlite(knex: Knex, since: Moment | null): Promise<Row[]> {
  const log = from(knex, "record_changes");
  if (since === null) return await log.select(knex.raw("coalesce(max(seq), 0) as moment"));
  const query = log.where("seq", ">", Number(since)).orderBy("seq");
  const changed = await query.select("topic", "record_id", { moment: "seq" });
  return changed.length > 0 ? changed : [{ moment: since }];
}

/**
 * What transactions, own and others', have committed since a position; one query on a small index.
 * With `null` it returns the current position and no changes.
 */
export async function changesSince(knex: Knex, since: Moment | null): Promise<Changes> {
  const rows = await (isPostgres(knex) ? askPostgres : askSqlite)(knex, since);
  const changes: Changes = {
    until: asMoment(textOf(rows.at(-1)?.["moment"])),
    records: new Map(),
    wholeTopics: new Set(),
  };
  for (const row of rows) {
    const topic = textOf(row["topic"]) as Topic | "";
    if (topic === "") continue;
    const ids = changes.records.get(topic) ?? new Set();
    changes.records.set(topic, ids);
    if (row["record_id"] === null) changes.wholeTopics.add(topic);
    else ids.add(numberOf(row["record_id"]));
  }
  return changes;
}
