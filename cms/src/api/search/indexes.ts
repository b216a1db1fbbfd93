import { searchedFields } from "shared-types/search/codes";
import { changesSince, retentionMs, type Moment } from "../../cache/changes/changes-since";
import type { Topic } from "../../cache/changes/tracked-tables";
import type { Knex } from "../../database/knex";
import { coalesce } from "../../platform/coalesce";
import {
  readAnimals,
  readCategories,
  readKeywords,
  readPhotoWords,
  readPlans,
  readPlants,
  readResources,
  type ReadWords,
} from "./query";
import { TextIndex } from "./text-index";

/** What is indexed: by the topic of its changes, its fields, the weightiest first, and how it is read. */
const kinds = {
  plants: { read: readPlants, fields: searchedFields.plants },
  animals: { read: readAnimals, fields: searchedFields.animals },
  photos: { read: readPhotoWords, fields: searchedFields.photos },
  resources: { read: readResources, fields: searchedFields.resources },
  plans: { read: readPlans, fields: searchedFields.plans },
  keywords: { read: readKeywords, fields: ["name"] },
  categories: { read: readCategories, fields: ["name"] },
} satisfies Partial<Record<Topic, { read: ReadWords; fields: readonly string[] }>>;

type Kind = keyof typeof kinds;
const kindNames = Object.keys(kinds) as Kind[];

export type Indexes = Record<Kind, TextIndex>;

/**
 * The indexes of a site, made by the first search. Each search sees all that was committed before it, by whomever: the
 * change log, which the response cache follows too, tells which records to read again (docs/decisions/067).
 * @returns a function that brings them up to date
 */
export function followRecords(knex: () => Knex): () => Promise<Indexes> {
  const indexes = new Map<Kind, TextIndex>();
  let until: Moment | null = null;
  let checkedAt = -Infinity;

  async function fill(kind: Kind): Promise<void> {
    const { read, fields } = kinds[kind];
    const made = new TextIndex(fields);
    await made.replace([], await read(knex(), null));
    indexes.set(kind, made);
  }

  async function follow(kind: Kind, ids: number[]): Promise<void> {
    await indexes.get(kind)?.replace(ids, await kinds[kind].read(knex(), ids));
  }

  return coalesce(async () => {
    const now = performance.now();
    const isNew = until === null || now - checkedAt > retentionMs;
    // Before the records are read: what changes meanwhile is read once more by the next search.
    const changes = await changesSince(knex(), isNew ? null : until);
    for (const kind of kindNames) {
      const changed = changes.records.get(kind);
      const isWorn = indexes.get(kind)?.isWorn ?? true;
      if (isNew || isWorn || changes.wholeTopics.has(kind)) await fill(kind);
      else if (changed) await follow(kind, [...changed]);
    }
    ({ until } = changes);
    checkedAt = now;
    return Object.fromEntries(indexes) as Indexes;
  });
}
