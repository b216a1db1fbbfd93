import {
  speciesOfCalendar,
  type CalendarKind,
  type ThisWeekItem,
} from "shared-types/calendar/codes";
import { from, isPostgres, whereIds, type Knex, type Row } from "../../database/knex";
import { keptPhoto, publicPhoto } from "../../database/photo-visibility";
import { idOf, numberOf, textOf } from "../../database/row";
import { tagKinds } from "../../database/tag-kinds";
import { speciesQuery } from "../species/query";
import { presentSmallPhoto } from "./presenter";
import { countingPhoto, type Scope } from "./query";

/** The year of the earliest record; '' if there is none. */
export async function findFirstYear(knex: Knex, withInternal: boolean): Promise<string> {
  const photos = from(knex, "photos").whereRaw(countingPhoto(withInternal));
  const [photo] = await photos.select("date_taken").orderBy("date_taken").limit(1);
  const [sighting] = await from(knex, "sightings").min<Row[]>({ date: "date" });
  const taken = photo?.["date_taken"];
  const years = [
    ...(taken ? [new Date(taken as string | number | Date).toISOString().slice(0, 4)] : []),
    ...(sighting?.["date"] ? [textOf(sighting["date"]).slice(0, 4)] : []),
  ];
  return years.sort()[0] ?? "";
}

/** Which of these species may have a record before a day. `moment` is that day's beginning. */
export async function findKnownBefore(
  knex: Knex,
  { kind, withInternal }: Scope,
  ids: number[],
  { day, moment }: { day: string; moment: number },
): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const { join, id: column } = tagKinds[kind];
  const photos = from(knex, join).join("photos", "photos.id", `${join}.photo_id`);
  whereIds(knex, photos, column, ids);
  void photos
    .whereRaw(countingPhoto(withInternal))
    .where("photos.date_taken", "<", isPostgres(knex) ? new Date(moment) : moment);
  const sightings = from(knex, "sightings");
  whereIds(knex, sightings, column, ids);
  // A month or year that the day is in may have been before it: it sorts before it too.
  void sightings.whereRaw(isPostgres(knex) ? `date collate "C" < ?` : "date < ?", [day]);
  if (!withInternal) void sightings.where("internal", false);
  const rows = [
    ...(await photos.distinct<Row[]>({ species: column })),
    ...(await sightings.distinct<Row[]>({ species: column })),
  ];
  return new Set(rows.map((row) => numberOf(row["species"])));
}

/** Which of these species have a record in these months, `01` to `12`, of any year. */
export async function findInMonths(
  knex: Knex,
  { kind, withInternal }: Scope,
  ids: number[],
  months: string[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const { join, id: column } = tagKinds[kind];
  const month = isPostgres(knex)
    ? "to_char(photos.date_taken, 'MM')"
    : "strftime('%m', photos.date_taken / 1000, 'unixepoch')";
  const isIn = (value: string) => `${value} in (${months.map(() => "?").join()})`;
  const photos = from(knex, join).join("photos", "photos.id", `${join}.photo_id`);
  whereIds(knex, photos, column, ids);
  void photos.whereRaw(countingPhoto(withInternal)).whereRaw(isIn(month), months);
  // Of a year the month is not known.
  void photos.whereRaw("coalesce(length(photos.taken_on), 10) > 4");
  const sightings = from(knex, "sightings").whereRaw(isIn("substr(date, 6, 2)"), months);
  whereIds(knex, sightings, column, ids);
  if (!withInternal) void sightings.where("internal", false);
  const rows = [
    ...(await photos.distinct<Row[]>({ species: column })),
    ...(await sightings.distinct<Row[]>({ species: column })),
  ];
  return new Set(rows.map((row) => numberOf(row["species"])));
}

/** These species with their thumbnail, without those that may not be shown. */
export async function findSpecies(
  knex: Knex,
  kind: CalendarKind,
  ids: number[],
  withInternal: boolean,
  more: string[] = [],
): Promise<Row[]> {
  if (ids.length === 0) return [];
  const query = speciesQuery(knex, speciesOfCalendar[kind], withInternal, more);
  whereIds(knex, query, `${kind}.id`, ids);
  if (!withInternal) void query.where(`${kind}.internal`, false);
  return await query;
}

/** Small pictures of the photos that may be shown, by id. */
export async function findSmallPhotos(
  knex: Knex,
  ids: number[],
  withInternal: boolean,
): Promise<Map<number, NonNullable<ThisWeekItem["photo"]>>> {
  if (ids.length === 0) return new Map();
  const query = from(knex, "photos").select("id", "thumb_file_name", "files_version", "alt");
  whereIds(knex, query, "id", ids);
  const rows = await query.whereRaw(withInternal ? keptPhoto() : publicPhoto());
  return new Map(rows.map((row) => [idOf(row), presentSmallPhoto(row)]));
}
