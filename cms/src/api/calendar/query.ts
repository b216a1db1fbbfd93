import type { CalendarKind, Evidence } from "shared-types/calendar/codes";
import type { PhotoTagNotes } from "shared-types/photo/answers";
import {
  from,
  isPostgres,
  orderByText,
  whereIds,
  type Knex,
  type Query,
  type Row,
} from "../../database/knex";
import { photoSeenBy } from "../../database/photo-visibility";
import { booleanOf, idOf, jsonOf, numberOf, textOf } from "../../database/row";
import { tagKinds } from "../../database/tag-kinds";

/** Of which kind records are, of which species (0: of all), and whether the owner asks, who sees hidden ones too. */
export interface Scope {
  kind: CalendarKind;
  id: number;
  withInternal: boolean;
  /** Only photos taken between two moments of one of these, in milliseconds; any unless given. */
  between?: [from: number, to: number][];
}

/** The photos that count: a photo without a day is a record of none. */
export const countingPhoto = (withInternal: boolean) =>
  `${photoSeenBy(withInternal)} and photos.date_taken is not null`;

/**
 * Values of all rows as one list of JSON: both databases hand over one long text in a tenth of the time that
 * thousands of rows take.
 */
const listed = (knex: Knex, value: string) =>
  isPostgres(knex) ? `json_agg(${value})` : `json_group_array(${value})`;

function listIn<Item>(value: unknown): Item[] {
  return (jsonOf(value) ?? []) as Item[];
}

/** A moment as milliseconds since 1970, as SQLite has it. */
const momentOf = (knex: Knex, column: string) =>
  isPostgres(knex) ? `(extract(epoch from ${column}) * 1000)::bigint` : column;

/**
 * The photos that count, of the time if one is asked for: an index is searched for each part of it, where an `or`
 * would read all photos.
 */
function countingPhotos(knex: Knex, { withInternal, between }: Scope): Query {
  const photos = () =>
    from(knex, "photos").select("id", "date_taken").whereRaw(countingPhoto(withInternal));
  const at = (ms: number) => (isPostgres(knex) ? new Date(ms) : ms);
  const [first = photos(), ...others] = (between ?? []).map(([since, until]) =>
    photos().whereBetween("date_taken", [at(since), at(until)]),
  );
  return first.unionAll(others);
}

/** Narrows to photos that are tagged with the species. */
function tagged(knex: Knex, query: Query, { kind, id }: Scope): Query {
  const { join, id: column } = tagKinds[kind];
  return id > 0
    ? query.whereIn("photos.id", knex(join).where(column, id).select("photo_id"))
    : query;
}

/** The photos that count, and beside each in milliseconds when it was taken. */
export async function findPhotoMoments(
  knex: Knex,
  scope: Scope,
): Promise<{ ids: number[]; moments: number[] }> {
  const query: Query = knex.from(countingPhotos(knex, scope).as("photos"));
  const lists = [
    knex.raw<Row>(`${listed(knex, "photos.id")} as ids`),
    knex.raw<Row>(`${listed(knex, momentOf(knex, "photos.date_taken"))} as moments`),
  ];
  const [row] = await tagged(knex, query, scope).select<Row[]>(lists);
  return { ids: listIn<number>(row?.["ids"]), moments: listIn<number>(row?.["moments"]) };
}

/** The photos of a month or a year, of which no day is known. */
export async function findPartlyDated(knex: Knex): Promise<{ photoId: number; takenOn: string }[]> {
  const query = from(knex, "photos").whereRaw("length(taken_on) < 10").select("id", "taken_on");
  const rows = await query.whereNotNull("taken_on");
  return rows.map((row) => ({ photoId: idOf(row), takenOn: textOf(row["taken_on"]) }));
}

/** The tagged photos of each species, also those that do not count; with `photoIds`, only these photos. */
export async function findTagged(
  knex: Knex,
  scope: Scope,
  photoIds?: number[],
): Promise<Map<number, number[]>> {
  const { join, id: column } = tagKinds[scope.kind];
  const query = from(knex, join).groupBy(column);
  if (scope.id > 0) void query.where(column, scope.id);
  if (photoIds) whereIds(knex, query, "photo_id", photoIds);
  const photos = knex.raw(`${listed(knex, "photo_id")} as photos`);
  const rows = await query.select<Row[]>(column, photos);
  return new Map(rows.map((row) => [numberOf(row[column]), listIn<number>(row["photos"])]));
}

/** The stages of tags, by photo and species; with `photoIds`, only of these photos. */
export async function findStages(
  knex: Knex,
  scope: Scope,
  photoIds?: number[],
): Promise<Map<number, Map<number, string>>> {
  const query = from(knex, "photos").whereNotNull("photos.tag_notes");
  if (photoIds) whereIds(knex, query, "photos.id", photoIds);
  const notes = isPostgres(knex) ? "photos.tag_notes" : "json(photos.tag_notes)";
  const lists = [
    knex.raw<Row>(`${listed(knex, "photos.id")} as ids`),
    knex.raw<Row>(`${listed(knex, notes)} as notes`),
  ];
  const [row] = await tagged(knex, query, scope).select<Row[]>(lists);
  const noted = listIn<Partial<PhotoTagNotes>>(row?.["notes"]);
  const stagesIn = ({ plants = [], animals = [] }: Partial<PhotoTagNotes>) =>
    scope.kind === "plants"
      ? plants.map(({ plantId, stage }) => [plantId, stage] as const)
      : animals.map(({ animalId, stage }) => [animalId, stage] as const);
  return new Map(
    listIn<number>(row?.["ids"]).map((id, n) => [id, new Map(stagesIn(noted[n] ?? {}))]),
  );
}

/** A sighting as a record of one of its species. */
export interface Sighted {
  species: number;
  date: string;
  stage: string;
  evidence: Evidence;
  photoId: number;
  /** Its photo is tagged with the species and is the record. */
  isPhotos: boolean;
}

/** The sightings of each species. */
export async function findSighted(
  knex: Knex,
  { kind, id, withInternal }: Scope,
): Promise<Sighted[]> {
  const { join, id: column } = tagKinds[kind];
  const query = from(knex, "sightings").where(column, ">", 0);
  if (id > 0) void query.where(column, id);
  if (!withInternal) void query.where("internal", false);
  const isPhotos = knex.raw(
    `(photo_id > 0 and exists (select 1 from ${join} tag join photos on photos.id = tag.photo_id
      where tag.photo_id = sightings.photo_id and tag.${column} = sightings.${column}
        and ${countingPhoto(withInternal)})) as is_photos`,
  );
  void query.select({ species: column }, "date", "stage", "evidence", "photo_id", isPhotos);
  const rows = await query.orderBy("id");
  return rows.map((row) => ({
    species: numberOf(row["species"]),
    date: textOf(row["date"]),
    stage: textOf(row["stage"]),
    evidence: textOf(row["evidence"]) as Evidence,
    photoId: numberOf(row["photo_id"]),
    isPhotos: booleanOf(row["is_photos"]),
  }));
}

const groups: Record<CalendarKind, string> = { plants: "type", animals: "class_tax" };

/** The species that a calendar may show, by common name. */
export async function findCalendarSpecies(
  knex: Knex,
  kind: CalendarKind,
  withInternal: boolean,
): Promise<Row[]> {
  const query = from(knex, kind);
  if (!withInternal) void query.where("internal", false);
  return await query
    .select("id", "key_id", "name_common", "name_scientific", { group: groups[kind] })
    .orderByRaw(orderByText(knex, "fold_common", "asc"))
    .orderBy("id");
}
