import type { ThisWeekItem } from "shared-types/calendar/answers";
import { from, isPostgres, whereIds, type Knex, type Row } from "../../database/knex";
import { photoSeenBy } from "../../database/photo-visibility";
import { dateOf, idOf, numberOf, textOf } from "../../database/row";
import { tagKinds } from "../../database/tag-kinds";
import { presentSmallPhoto } from "./presenter";
import { countingPhoto, type Scope } from "./query";

/** The year of the earliest record; '' if there is none. */
export async function findFirstYear(knex: Knex, withInternal: boolean): Promise<string> {
  const photos = from(knex, "photos").whereRaw(countingPhoto(withInternal));
  const [photo] = await photos.select("date_taken").orderBy("date_taken").limit(1);
  const [sighting] = await from(knex, "sightings").min<Row[]>({ date: "date" });
  const dates = [dateOf(photo?.["date_taken"]) ?? "", textOf(sighting?.["date"])];
  return (
    dates
      .map((date) => date.slice(0, 4))
      .filter((year) => year !== "")
      .sort()[0] ?? ""
  );
}

/**
 * The earliest date of each of these species' records, of any precision: a month is before its days. `dayOf`: the day of a
 * moment in the garden.
 */
export async function findFirstDates(
  knex: Knex,
  { kind, withInternal }: Scope,
  ids: number[],
  dayOf: (ms: number) => string,
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { join, id: column } = tagKinds[kind];
  const photos = from(knex, join).join("photos", "photos.id", `${join}.photo_id`);
  whereIds(knex, photos, column, ids);
  void photos.whereRaw(countingPhoto(withInternal)).groupBy(column);
  const sightings = from(knex, "sightings").groupBy(column);
  whereIds(knex, sightings, column, ids);
  if (!withInternal) void sightings.where("internal", false);
  const taken = await photos.select<Row[]>(
    { species: column },
    knex.raw<Row>("min(photos.date_taken) as at"),
  );
  const date = isPostgres(knex) ? `date collate "C"` : "date";
  const seen = await sightings.select<Row[]>(
    { species: column },
    knex.raw<Row>(`min(${date}) as date`),
  );
  const first = new Map(
    taken.map((row) => [numberOf(row["species"]), dayOf(Date.parse(dateOf(row["at"]) ?? ""))]),
  );
  for (const row of seen) {
    const [species, own] = [numberOf(row["species"]), textOf(row["date"])];
    const known = first.get(species);
    if (known === undefined || own < known) first.set(species, own);
  }
  return first;
}

/** The months, `01` to `12`, of any year, in which each of these species has a record. */
export async function findMonths(
  knex: Knex,
  { kind, withInternal }: Scope,
  ids: number[],
): Promise<Map<number, Set<string>>> {
  const months = new Map<number, Set<string>>();
  if (ids.length === 0) return months;
  const { join, id: column } = tagKinds[kind];
  const month = isPostgres(knex)
    ? "to_char(photos.date_taken, 'MM')"
    : "strftime('%m', photos.date_taken / 1000, 'unixepoch')";
  const photos = from(knex, join).join("photos", "photos.id", `${join}.photo_id`);
  whereIds(knex, photos, column, ids);
  void photos.whereRaw(countingPhoto(withInternal));
  // Of a year the month is not known.
  void photos.whereRaw("coalesce(length(photos.taken_on), 10) > 4");
  const sightings = from(knex, "sightings").whereRaw("length(date) > 4");
  whereIds(knex, sightings, column, ids);
  if (!withInternal) void sightings.where("internal", false);
  const monthOf = (value: string) => knex.raw<Row>(`${value} as month`);
  const rows = [
    ...(await photos.distinct<Row[]>({ species: column }, monthOf(month))),
    ...(await sightings.distinct<Row[]>({ species: column }, monthOf("substr(date, 6, 2)"))),
  ];
  for (const row of rows) {
    const species = numberOf(row["species"]);
    months.set(species, (months.get(species) ?? new Set()).add(textOf(row["month"])));
  }
  return months;
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
  const rows = await query.whereRaw(photoSeenBy(withInternal));
  return new Map(rows.map((row) => [idOf(row), presentSmallPhoto(row)]));
}
