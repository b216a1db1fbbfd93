import type { Core } from "@strapi/strapi";
import { wordKey } from "shared-types/photo-word/codes";
import type { SpeciesKind } from "shared-types/species/codes";
import type { Knex } from "../../database/knex";
import { timeOfSave } from "../../documents/history-rows";
import { readSettled, type Settled } from "../photo/settled-words";

/** What one acceptance has done, beside what the histories know: the last one can be undone. */
export interface Acceptance {
  /** Its time in the histories. */
  at: number;
  /** The keys of its words, as {@link keysOf} has them. */
  words: string;
  added: { kind: SpeciesKind; id: number }[];
  photoIds: number[];
  /** What its words were before; null if they were a question. */
  before: [key: string, was: Settled | null][];
}

const storeOf = (strapi: Core.Strapi) =>
  strapi.store({ type: "api", name: "photo", key: "accepted" });

/** Tells the words of acceptances apart. */
const keysOf = (words: readonly string[]): string =>
  JSON.stringify([...new Set(words.map(wordKey))].sort());

/** An acceptance of this transaction, before anything is changed. */
export const newAcceptance = (
  trx: Knex,
  accepted: readonly { word: string }[],
  photoIds: number[],
): Omit<Acceptance, "before"> => ({
  at: timeOfSave(trx),
  words: keysOf(accepted.map(({ word }) => word)),
  added: [],
  photoIds,
});

/** Keeps an acceptance in place of the last one, before what it has settled is written. */
export async function rememberAcceptance(
  strapi: Core.Strapi,
  trx: Knex,
  { settled, ...act }: Omit<Acceptance, "before"> & { settled: ReadonlyMap<string, Settled> },
): Promise<void> {
  const known = await readSettled(strapi, trx);
  const before = [...settled.keys()].map((key) => [key, known.get(key) ?? null]);
  await storeOf(strapi).set({ value: { ...act, before } });
}

/** The last acceptance, if it is of these words and was not undone. */
export async function lastAcceptance(
  strapi: Core.Strapi,
  words: readonly string[],
): Promise<Acceptance | null> {
  const stored = (await storeOf(strapi).get({})) as Acceptance | null;
  return stored?.words === keysOf(words) ? stored : null;
}

/** An acceptance can be undone once. */
export async function forgetAcceptance(strapi: Core.Strapi): Promise<void> {
  await storeOf(strapi).delete();
}
