/** Plants like the demo's, as many as one likes: lists to measure with. */
import { createHash } from "node:crypto";
import { plants } from "./plants";
import type { Knex, Site } from "./site";

/** Rows of one insert: SQLite takes a limited number of bindings. */
const batch = 200;
const photosEach = 3;
const made = Date.UTC(2015, 2, 20, 12);

type Values = Record<string, unknown>;
/** The server's own: the hidden columns of a plant, by attribute. */
export type Derived = Record<string, { derive: (plant: Values) => unknown }>;

const columnOf = (attribute: string) => attribute.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`);
const escaped = (html: string) => html.replaceAll("<", "&lt;").replaceAll(">", "&gt;");
const documentId = (key: string) =>
  `p${createHash("sha256").update(key).digest("hex").slice(0, 23)}`;

function plantRow(n: number, at: (ms: number) => unknown, derived: Derived): Values {
  const seed = plants[n % plants.length]!;
  const nth = Math.floor(n / plants.length) + 1;
  const nameCommon = `${seed.nameCommon} ${nth}`;
  const keyId = `many-${n + 1}`;
  const shown = { ...seed, keyId, nameCommon, nameDisplay: nameCommon, internal: false };
  const plant: Values = { ...shown, notes: escaped(seed.notes) };
  delete plant["links"];
  for (const [attribute, { derive }] of Object.entries(derived)) plant[attribute] = derive(plant);
  return {
    ...Object.fromEntries(Object.entries(plant).map(([name, value]) => [columnOf(name), value])),
    ...{ document_id: documentId(keyId), created_at: at(made), updated_at: at(made) },
    published_at: at(made),
  };
}

/** Each plant's thumbnail and its photos, dealt out over all photos there are. */
async function showPhotos(trx: Knex, plantIds: number[]): Promise<void> {
  const stored = await trx("photos").where("id", ">", "0").select("id");
  const photos = stored.map((row) => Number(row["id"])).sort((a, b) => a - b);
  if (photos.length < photosEach) return;
  const photoOf = (n: number) => photos[n % photos.length];
  await trx.batchInsert(
    "plants_thumb_lnk",
    plantIds.map((plant, n) => ({ plant_id: plant, photo_id: photoOf(n) })),
    batch,
  );
  const tags = plantIds.flatMap((plant, n) =>
    Array.from({ length: photosEach }, (_, k) => ({
      ...{ photo_id: photoOf(n * photosEach + k), plant_id: plant },
      ...{ plant_ord: 1, photo_ord: k + 1 },
    })),
  );
  await trx.batchInsert("photos_plants_lnk", tags, batch);
}

/** Adds `count` plants to a site that has none of them; with photos, if there are any. */
export async function loadManyPlants({ db }: Site, count: number, derived: Derived): Promise<void> {
  const knex = db.connection;
  const isSqlite = knex.client.config.client === "sqlite";
  const at = (ms: number) => (isSqlite ? ms : new Date(ms));
  await knex.transaction(async (trx) => {
    const rows = Array.from({ length: count }, (_, n) => plantRow(n, at, derived));
    await trx.batchInsert("plants", rows, batch);
    const stored = await trx("plants").where("key_id", "like", "many-%").select("id");
    await showPhotos(
      trx,
      stored.map((row) => Number(row["id"])).sort((a, b) => a - b),
    );
  });
}
