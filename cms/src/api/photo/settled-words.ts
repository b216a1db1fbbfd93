import type { Core } from "@strapi/strapi";
import { speciesKinds, type SpeciesKind } from "shared-types/species/codes";
import { from, type Knex } from "../../database/knex";
import { numberOf } from "../../database/row";

/** What the owner has said that a word of photos' files is: a plant or animal of the site, or none. */
export interface Settled {
  kind: SpeciesKind | "";
  /** 0 without a kind. */
  id: number;
}

/** In the database's own settings, so that a backup, a restore and a move take it along. */
const storeOf = (strapi: Core.Strapi) => strapi.store({ type: "api", name: "photo", key: "words" });

const isSettled = (value: unknown): value is Settled =>
  typeof value === "object" &&
  value !== null &&
  "kind" in value &&
  ["", ...speciesKinds].includes(String(value.kind)) &&
  "id" in value &&
  typeof value.id === "number";

/** What was settled, by key; a species that was deleted since is not. */
export async function readSettled(strapi: Core.Strapi, knex: Knex): Promise<Map<string, Settled>> {
  const stored: unknown = await storeOf(strapi).get({});
  const settled = new Map<string, Settled>();
  if (typeof stored !== "object" || stored === null) return settled;
  for (const [key, value] of Object.entries(stored)) if (isSettled(value)) settled.set(key, value);
  for (const kind of speciesKinds) {
    const ids = [...settled.values()].flatMap((one) => (one.kind === kind ? [one.id] : []));
    if (ids.length === 0) continue;
    const rows = await from(knex, `${kind}s`).select("id");
    const there = new Set(rows.map((row) => numberOf(row["id"])));
    for (const [key, one] of settled)
      if (one.kind === kind && !there.has(one.id)) settled.delete(key);
  }
  return settled;
}

/** Remembers what words are, for the next import; one that is null is a question again. */
export async function writeSettled(
  strapi: Core.Strapi,
  trx: Knex,
  words: ReadonlyMap<string, Settled | null>,
): Promise<void> {
  const settled = new Map([...(await readSettled(strapi, trx)), ...words]);
  const value = Object.fromEntries([...settled].filter(([, one]) => one !== null));
  await storeOf(strapi).set({ value });
}
