import type { CalendarKind } from "shared-types/calendar/codes";
import { from, orderByText, whereIds, type Knex, type Query, type Row } from "../../database/knex";
import { photoSeenBy } from "../../database/photo-visibility";
import { tagKinds } from "../../database/tag-kinds";
import type { Scope } from "./query";

/** The kind of what is recorded together with a species. */
export const otherKind: Record<CalendarKind, CalendarKind> = {
  plants: "animals",
  animals: "plants",
};

/** The columns of the species that is asked for, and of its companions. */
const columnsOf = (kind: CalendarKind) => ({
  own: tagKinds[kind].id,
  other: tagKinds[otherKind[kind]].id,
});

/** Every photo of both, once for each companion, the newest first. */
export async function findPhotosOfBoth(
  knex: Knex,
  { kind, id, withInternal }: Scope,
): Promise<Row[]> {
  const { own, other } = columnsOf(kind);
  const query = from(knex, "photos");
  void query
    .join(`${tagKinds[kind].join} as own`, "own.photo_id", "photos.id")
    .join(`${tagKinds[otherKind[kind]].join} as other`, "other.photo_id", "photos.id")
    .where(`own.${own}`, id)
    .whereRaw(photoSeenBy(withInternal))
    .select("photos.id", "thumb_file_name", "files_version", "alt", "tag_notes")
    .select({ species: `other.${other}` })
    .orderByRaw("photos.date_taken desc nulls last")
    .orderBy("photos.id", "desc");
  return await query;
}

/** Every sighting of both; `is_photos`: its photo is tagged with both and counts by itself. */
export async function findSightedTogether(
  knex: Knex,
  { kind, id, withInternal }: Scope,
): Promise<Row[]> {
  const { own, other } = columnsOf(kind);
  const query = from(knex, "sightings").where(own, id).where(other, ">", 0);
  if (!withInternal) void query.where("internal", false);
  const isPhotos = knex.raw(
    `exists (select 1 from photos
      join ${tagKinds.plants.join} plant on plant.photo_id = photos.id
      join ${tagKinds.animals.join} animal on animal.photo_id = photos.id
      where photos.id = sightings.photo_id and plant.plant_id = sightings.plant_id
        and animal.animal_id = sightings.animal_id and ${photoSeenBy(withInternal)}) as is_photos`,
  );
  void query.select("interaction", "evidence", "photo_id", { species: other }, isPhotos);
  return await query.orderBy("id");
}

/** What the books say of it. */
export async function findAssociated(knex: Knex, { kind, id }: Scope): Promise<Row[]> {
  const { own, other } = columnsOf(kind);
  const query: Query = from(knex, "associations").where(own, id);
  return await query.select("interaction", "source", "href", { species: other }).orderBy("id");
}

/** Every plant with every animal that its page names as a visitor. */
export async function findPairs(knex: Knex, withInternal: boolean): Promise<Row[]> {
  const pictured = from(knex, "photos");
  void pictured
    .join(`${tagKinds.plants.join} as plant`, "plant.photo_id", "photos.id")
    .join(`${tagKinds.animals.join} as animal`, "animal.photo_id", "photos.id")
    .whereRaw(photoSeenBy(withInternal))
    .select("plant.plant_id", "animal.animal_id");
  const sighted = from(knex, "sightings").where("plant_id", ">", 0).where("animal_id", ">", 0);
  if (!withInternal) void sighted.where("internal", false);
  const associated = from(knex, "associations").select("plant_id", "animal_id");
  return await pictured.union([sighted.select("plant_id", "animal_id"), associated]);
}

/** The companions that may be shown, by common name. */
export async function findCompanionNames(
  knex: Knex,
  kind: CalendarKind,
  ids: number[],
  withInternal: boolean,
): Promise<Row[]> {
  if (ids.length === 0) return [];
  const query = from(knex, kind).select("id", "key_id", "name_common");
  whereIds(knex, query, "id", ids);
  if (!withInternal) void query.where("internal", false);
  return await query.orderByRaw(orderByText(knex, "fold_common", "asc")).orderBy("id");
}
