import type { Core, UID } from "@strapi/strapi";
import { from, inTransaction, type Knex, type Row, whereIds } from "../../database/knex";
import { keptPhoto, publicPhoto } from "../../database/photo-visibility";
import { documentsOf, lockRow } from "../../database/record-store";
import { numberOf } from "../../database/row";
import { tagKinds, type TagKind } from "../../database/tag-kinds";
import { aroundUpdate } from "../../documents/rule";
import { changeAuthor, withoutHistory } from "../../documents/history-rows";
import { findPhotoRecord } from "./record";

const kinds = [
  { kind: "plants", uid: "api::plant.plant" },
  { kind: "animals", uid: "api::animal.animal" },
] as const satisfies { kind: TagKind; uid: UID.ContentType }[];

type Kind = (typeof kinds)[number];

/** The photos that visitors see with a plant or animal, by its id. */
type Seen = Map<number, number[]>;

function seenQuery(trx: Knex, { kind }: Kind) {
  const { join, id } = tagKinds[kind];
  const query = from(trx, join).join("photos", "photos.id", `${join}.photo_id`);
  return query.whereRaw(publicPhoto()).select({ photo: "photos.id", species: `${join}.${id}` });
}

async function seenAmong(trx: Knex, kind: Kind, photoIds: number[]): Promise<Seen> {
  const query = seenQuery(trx, kind).orderBy("photos.id");
  whereIds(trx, query, "photos.id", photoIds);
  const seen: Seen = new Map();
  for (const row of (await query) as Row[]) {
    const species = numberOf(row["species"]);
    const photos = seen.get(species) ?? [];
    seen.set(species, photos);
    photos.push(numberOf(row["photo"]));
  }
  return seen;
}

/** Those of the plants or animals that visitors saw without a photo before they got these. */
async function withFirst(trx: Knex, kind: Kind, gained: Seen): Promise<number[]> {
  const { join, id } = tagKinds[kind.kind];
  const query = seenQuery(trx, kind);
  whereIds(trx, query, `${join}.${id}`, [...gained.keys()]);
  const own = new Map([...gained].map(([species, photos]) => [species, new Set(photos)]));
  const others = new Set<number>();
  for (const row of (await query) as Row[]) {
    const species = numberOf(row["species"]);
    if (!own.get(species)?.has(numberOf(row["photo"]))) others.add(species);
  }
  return [...gained.keys()].filter((species) => !others.has(species)).sort((a, b) => a - b);
}

/** Makes a photo the thumbnail and the banner of a record, where it has none; one in the bin counts as none. */
async function givePicture(
  strapi: Core.Strapi,
  trx: Knex,
  { kind, uid }: Kind,
  { species, photoId }: { species: number; photoId: number },
): Promise<void> {
  const { table, id } = tagKinds[kind];
  // What another save chooses at this moment is seen, or waits.
  const record = await lockRow(trx, table, { id: species });
  if (!record) return;
  const data: Record<string, number> = {};
  for (const picture of ["thumb", "banner"]) {
    const link = `${table}_${picture}_lnk`;
    const query = from(trx, link).join("photos", "photos.id", `${link}.photo_id`);
    const chosen: unknown = await query
      .where(`${link}.${id}`, species)
      .whereRaw(keptPhoto())
      .first("photos.id");
    if (!chosen) data[picture] = photoId;
  }
  if (Object.keys(data).length === 0) return;
  await documentsOf(strapi, uid).update({ documentId: record.documentId, data });
}

/** Gives pictures to those of the plants or animals that visitors saw without a photo before they got these. */
async function giveFirst(strapi: Core.Strapi, trx: Knex, kind: Kind, gained: Seen): Promise<void> {
  for (const species of gained.size > 0 ? await withFirst(trx, kind, gained) : []) {
    const [photoId] = gained.get(species) ?? [];
    if (photoId !== undefined) await givePicture(strapi, trx, kind, { species, photoId });
  }
}

/**
 * Changes photos in a transaction. The first photo that visitors see with a plant or animal becomes its thumbnail and banner, if
 * the owner has not chosen others: one that is hidden once it is shown (docs/product.md 4.11).
 */
export async function withFirstPictures<T>(
  strapi: Core.Strapi,
  trx: Knex,
  photoIds: number[],
  change: () => Promise<T>,
): Promise<T> {
  // What no user does, such as loading the demo, says itself which pictures it wants.
  if ((await changeAuthor(strapi)) === null) return change();
  const before = [];
  for (const kind of kinds) before.push(await seenAmong(trx, kind, photoIds));
  const result = await change();
  for (const [n, kind] of kinds.entries()) {
    const gained: Seen = new Map();
    for (const [species, photos] of await seenAmong(trx, kind, photoIds)) {
      const had = new Set(before[n]?.get(species));
      const more = photos.filter((photoId) => !had.has(photoId));
      if (more.length > 0) gained.set(species, more);
    }
    await giveFirst(strapi, trx, kind, gained);
  }
  return result;
}

/**
 * The same where a plant or animal gets photos, in the transaction that saves it: its history has the picture with the
 * save.
 */
export async function giveFirstOf(
  strapi: Core.Strapi,
  trx: Knex,
  tag: { kind: TagKind; id: number },
  gained: number[],
): Promise<void> {
  const kind = kinds.find((one) => one.kind === tag.kind);
  if (!kind || gained.length === 0) return;
  const seen: Seen = new Map();
  for (const [species, photos] of await seenAmong(trx, kind, gained))
    if (species === tag.id) seen.set(species, photos);
  await withoutHistory(() => giveFirst(strapi, trx, kind, seen));
}

/** Gives a plant or animal without a picture the first of the photos that visitors see with it. */
export async function giveOwnPicture(
  strapi: Core.Strapi,
  trx: Knex,
  tag: { kind: TagKind; id: number },
): Promise<void> {
  const kind = kinds.find((one) => one.kind === tag.kind);
  if (!kind) return;
  const own = await seenQuery(trx, kind)
    .where(`${tagKinds[kind.kind].join}.${tagKinds[kind.kind].id}`, tag.id)
    .orderBy("photos.id")
    .first<Row | undefined>();
  if (own)
    await givePicture(strapi, trx, kind, { species: tag.id, photoId: numberOf(own["photo"]) });
}

/** What a photo shows, and who sees it. */
const concerned = ["plants", "animals", "visibility", "alt"];

/** The same for each photo that is saved by itself: in a form, a CSV import, an undo, Strapi's admin. */
export const keepFirstPictures = aroundUpdate(async (strapi, { documentId, data }, next) => {
  if (!concerned.some((field) => field in data)) return next();
  return inTransaction(strapi, async (trx) => {
    const photo = await findPhotoRecord(strapi, { documentId });
    return photo ? withFirstPictures(strapi, trx, [photo.id], next) : next();
  });
});
