import { setImmediate as nextTurn } from "node:timers/promises";
import type { Core } from "@strapi/strapi";
import { answerOf } from "shared-types/search/answer";
import type { SearchAnswer } from "shared-types/search/answers";
import { findWords, type Indexes } from "shared-types/search/find";
import { indexedFields, indexedKinds, type IndexedKind } from "shared-types/search/records";
import { TextIndex } from "shared-types/search/text-index";
import { changesSince, retentionMs, type Moment } from "../../../cache/changes/changes-since";
import type { Knex } from "../../../database/knex";
import { coalesce } from "../../../platform/coalesce";
import { serviceOf } from "../../../platform/services";
import { readSite } from "../../site-record/settings";
import { foundRows, readFoundSightings } from "../found-rows";
import { visitorsMayFind } from "../published";
import { textReaders } from "../query";

/**
 * The indexes of a site, made by the first search. Each search sees all that was committed before it, by whomever: the
 * change log, which the response cache follows too, tells which records to read again (docs/decisions/067).
 * @returns a function that brings them up to date
 */
function followRecords(knex: () => Knex): () => Promise<Indexes> {
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

/** One search over everything that is on the site. */
const searchService = ({ strapi }: { strapi: Core.Strapi }) => {
  const knex = () => strapi.db.connection;
  const follow = followRecords(knex);

  /** What visitors see, or what there is. */
  async function find(text: string, withInternal: boolean) {
    const [indexes, { pages }] = await Promise.all([follow(), readSite(knex())]);
    const mayFind = withInternal ? () => true : visitorsMayFind(pages);
    return findWords(
      indexes,
      text,
      () => serviceOf(strapi, "api::name.name").scientificNames(text),
      mayFind,
    );
  }

  return {
    /** For visitors. */
    async all(text: string): Promise<SearchAnswer> {
      return answerOf(await find(text, false), foundRows(knex(), false));
    },

    /** For the owner: internal records too, and sightings. */
    async allOfOwner(text: string): Promise<SearchAnswer> {
      const found = await find(text, true);
      const answer = await answerOf(found, foundRows(knex(), true));
      const { sightings, total } = await readFoundSightings(knex(), found, text);
      return { ...answer, sightings, totals: { ...answer.totals, sightings: total } };
    },
  };
};

export default searchService;
