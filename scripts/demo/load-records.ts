import { animals } from "./animals";
import { photoCategories } from "./categories";
import { ensure } from "./ensure";
import { keywords } from "./keywords";
import { plants } from "./plants";
import { quotes } from "./quotes";
import { resources } from "./resources";
import type { Site } from "./site";
import type { AnimalSeed, LinkSeed, PlantSeed } from "./types";

/** Document ids by what the demo content calls the records: keyId, keyword, category number. */
export interface Records {
  plants: Map<string, string>;
  animals: Map<string, string>;
  keywords: Map<string, string>;
  categories: Map<number, string>;
}

async function loadSpecies<Seed extends PlantSeed | AnimalSeed>(
  site: Site,
  uid: string,
  seeds: Seed[],
): Promise<Map<string, string>> {
  const loaded = new Map<string, string>();
  for (const { keyId, ...fields } of seeds) {
    const data = { ...fields, links: undefined, nameDisplay: fields.nameCommon, internal: false };
    loaded.set(keyId, await ensure(site, uid, { keyId }, data));
  }
  return loaded;
}

/** Links by address: one that several plants or animals share is one record. */
async function loadLinks(site: Site, { plants: plantIds, animals: animalIds }: Records) {
  const shared = new Map<string, LinkSeed & { plants: string[]; animals: string[] }>();
  const collect = (
    seeds: (PlantSeed | AnimalSeed)[],
    kind: "plants" | "animals",
    ids: Map<string, string>,
  ) => {
    for (const { keyId, links } of seeds)
      for (const link of links) {
        const entry = shared.get(link.href) ?? { ...link, plants: [], animals: [] };
        entry[kind].push(ids.get(keyId) ?? "");
        shared.set(link.href, entry);
      }
  };
  collect(plants, "plants", plantIds);
  collect(animals, "animals", animalIds);
  for (const { href, ...data } of shared.values())
    await ensure(site, "api::link.link", { href }, data);
}

async function loadCategories(site: Site): Promise<Map<number, string>> {
  const loaded = new Map<number, string>();
  for (const { id, name, description } of photoCategories) {
    const key = { cpListId: 1, cpOptionName: name };
    const data = { id, cpOptionDescrip: description };
    loaded.set(id, await ensure(site, "api::category.category", key, data));
  }
  return loaded;
}

async function loadResources(site: Site) {
  for (const { categoryId, title, ...fields } of resources) {
    const category = await site
      .documents("api::category.category")
      .findFirst({ filters: { id: categoryId } });
    const data = { ...fields, category: category?.documentId, internal: false };
    await ensure(site, "api::resource.resource", { title, deepLink: fields.deepLink }, data);
  }
}

/** Loads everything but the photos. */
export async function loadRecords(site: Site): Promise<Records> {
  const categories = await loadCategories(site);
  const keywordIds = new Map<string, string>();
  for (const keyword of keywords)
    keywordIds.set(keyword, await ensure(site, "api::keyword.keyword", { keyword }));
  const records: Records = {
    plants: await loadSpecies(site, "api::plant.plant", plants),
    animals: await loadSpecies(site, "api::animal.animal", animals),
    keywords: keywordIds,
    categories,
  };
  await loadLinks(site, records);
  await loadResources(site);
  for (const [index, quote] of quotes.entries())
    await ensure(site, "api::quote.quote", { position: index + 1 }, { ...quote });
  return records;
}
