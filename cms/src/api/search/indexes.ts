import { setImmediate as nextTurn } from "node:timers/promises";
import type { Indexes } from "shared-types/search/find";
import { indexedFields, indexedKinds, type IndexedKind } from "shared-types/search/records";
import { TextIndex } from "shared-types/search/text-index";
import { changesSince, retentionMs, type Moment } from "../../cache/changes/changes-since";
import type { Knex } from "../../database/knex";
import { coalesce } from "../../platform/coalesce";
import { textReaders } from "./query";

/**
 * The indexes of a site, made by the first search. Each search sees all that was committed before it, by whomever: the
 * change log, which the response cache follows too, tells which records to read again (docs/decisions/067).
 * @returns a function that brings them up to date
 */
export function followRecords(knex: () => Knex): () => Promise<Indexes> {
  const indexes = new Map<IndexedKind, TextIndex>();
  let until: Moment | null = null;
  let checkedAt = -Infinity;

  async function fill(kind: IndexedKind): Promise<void> {
    const made = new TextIndex(indexedFields[kind], () => nextTurn());
    await made.replace([], await textReaders[kind](knex(), null));
    indexes.set(kind, made);
  }

  async function follow(kind: IndexedKind, ids: number[]): Promise<void> {
    await indexes.get(kind)?.replace(ids, await textReaders[kind](knex(), ids));
  }

  return coalesce(async () => {
    const now = performance.now();
    const isNew = until === null || now - checkedAt > retentionMs;
    // Before the records are read: what changes meanwhile is read once more by the next search.
    const changes = await changesSince(knex(), isNew ? null : until);
    for (const kind of indexedKinds) {
      const changed = changes.records.get(kind);
      const needsRebuild = indexes.get(kind)?.needsRebuild ?? true;
      if (isNew || needsRebuild || changes.wholeTopics.has(kind)) await fill(kind);
      else if (changed) await follow(kind, [...changed]);
    }
    ({ until } = changes);
    checkedAt = now;
    return Object.fromEntries(indexes) as Indexes;
  });
}
