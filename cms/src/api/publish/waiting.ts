import type { Core } from "@strapi/strapi";
import { changesSince, retentionMs, type Moment } from "../../cache/changes/changes-since";
import type { Topic } from "../../cache/changes/tracked-tables";
import { environment } from "../../platform/environment";

/** What has changed since the last publish, followed because the change log forgets. */
export interface Waiting {
  /** What is after it in the log is not in here. */
  moment: Moment;
  /** The kind of database that the moment is of: a site may move. */
  database: "sqlite" | "postgres";
  /** When the log was read last, and when something new was in it; epoch milliseconds. */
  readAt: number;
  changedAt: number;
  /** Ids by topic. */
  records: Partial<Record<Topic, number[]>>;
  /** Everything may have changed. */
  isWhole: boolean;
}

/** The log is read in the store's own words this seldom if nothing is new in it. */
const restMs = 3600 * 1000;

/** They say of records that other topics count already what has changed about them. */
const counted = (topic: string) => topic !== "plantings" && topic !== "planaddresses";

/** What is not published yet, known from the change log that the response cache uses. */
export function waitingChanges(strapi: Core.Strapi) {
  const store = () => strapi.store({ type: "api", name: "publish", key: "waiting" });
  const database = environment.databaseUrl === "" ? "sqlite" : "postgres";
  const set = (waiting: Waiting) => store().set({ value: waiting });

  async function restart(isWhole: boolean, moment?: Moment): Promise<Waiting> {
    const now = Date.now();
    const { until } = moment ? { until: moment } : await changesSince(strapi.db.connection, null);
    const times = { readAt: now, changedAt: isWhole ? now : 0 };
    const waiting: Waiting = { moment: until, database, ...times, records: {}, isWhole };
    await set(waiting);
    return waiting;
  }

  /** Reads on in the log; null when nothing was ever published. */
  async function follow(): Promise<Waiting | null> {
    const known = (await store().get({})) as Waiting | null;
    const now = Date.now();
    if (!known) return null;
    if (known.database !== database || now - known.readAt > retentionMs) return restart(true);
    const changes = await changesSince(strapi.db.connection, known.moment);
    const isNew = changes.records.size > 0;
    if (!isNew && now - known.readAt < restMs) return known;
    const records = { ...known.records };
    for (const [topic, ids] of changes.records)
      records[topic] = [...new Set([...(records[topic] ?? []), ...ids])];
    const changedAt = isNew ? now : known.changedAt;
    const next = { ...known, records, changedAt, readAt: now, moment: changes.until };
    await set(next);
    return next;
  }

  return {
    follow,
    /** From a moment on: all before it is published. */
    published: (moment: Moment) => restart(false, moment),
    /** The web space is another: nothing of the site is there. */
    everything: () => restart(true),
  };
}

/** How many records have changed; -1 when everything may have. A part of the site's own texts counts as one. */
export function countOf(waiting: Waiting | null): number {
  if (!waiting || waiting.isWhole) return -1;
  return Object.entries(waiting.records)
    .filter(([topic]) => counted(topic))
    .reduce((sum, [, ids]) => sum + Math.max(1, ids.length), 0);
}
