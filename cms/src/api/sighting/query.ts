import { sightingsTold } from "shared-types/calendar/codes";
import { apostropheSigns, apostrophes } from "shared-types/kit/fold";
import { sightingsPerPage } from "shared-types/sighting/codes";
import type { SightingFilter } from "shared-types/sighting/schema";
import type { SpeciesKind } from "shared-types/species/codes";
import { from, isPostgres, whereIds, type Knex, type Query, type Row } from "../../database/knex";
import { numberOf } from "../../database/row";
import { nameOfSpecies } from "../species/query";

const columns = [
  "id",
  "client_id",
  "date",
  "animal_id",
  "plant_id",
  "evidence",
  "stage",
  "interaction",
  "count",
  "note",
  "photo_id",
  "source",
  "source_id",
  "href",
  "internal",
  "observer",
  "license",
  "cultivated",
].map((column) => `sightings.${column}`);

/** The date by code point: a database's own collation may skip the hyphens. */
const dateOn = (knex: Knex) => (isPostgres(knex) ? `sightings.date collate "C"` : "sightings.date");

/** Narrows to what may have been between two dates: a month or year is not known to be outside of them. */
function between(knex: Knex, query: Query, { from: first, to: last }: SightingFilter): void {
  const date = dateOn(knex);
  const starts = `substr(?, 1, length(sightings.date)) = sightings.date`;
  if (first !== "") void query.whereRaw(`(${date} >= ? or ${starts})`, [first, first]);
  const isIn = `substr(sightings.date, 1, ${last.length}) = ?`;
  if (last !== "") void query.whereRaw(`(${date} <= ? or ${isIn})`, [last, last]);
}

function matching(knex: Knex, filter: SightingFilter): Query {
  const query = from(knex, "sightings");
  between(knex, query, filter);
  const { plantId, animalId, evidence, source } = filter;
  if (plantId > 0) void query.where("plant_id", plantId);
  if (animalId > 0) void query.where("animal_id", animalId);
  if (evidence !== "") void query.where({ evidence });
  if (source !== "") void query.where({ source });
  return query;
}

/** Selects sightings with the names of their species, the newest first. */
function selectWithNames(knex: Knex, query: Query): Query {
  void query.select(
    ...columns,
    nameOfSpecies(knex, "animal", "sightings.animal_id"),
    nameOfSpecies(knex, "plant", "sightings.plant_id"),
  );
  return query.orderByRaw(`${dateOn(knex)} desc`).orderBy("sightings.id", "desc");
}

/** One page of sightings with the names of their species, the newest first. */
export async function findSightings(knex: Knex, filter: SightingFilter): Promise<Row[]> {
  return await selectWithNames(knex, matching(knex, filter))
    .offset((filter.pageId - 1) * sightingsPerPage)
    .limit(sightingsPerPage);
}

/** How many match. */
export async function countSightings(knex: Knex, filter: SightingFilter): Promise<number> {
  const [row] = await matching(knex, filter).count<Row[]>({ count: "*" });
  return numberOf(row?.["count"]);
}

/** What a search for sightings asks: these plants or animals, or a text in the note. */
interface Searched {
  plantIds: number[];
  animalIds: number[];
  note: string;
}

/** Whether a letter is the small one of a capital. */
const isSmall = (letter: string) =>
  letter.toUpperCase() !== letter && letter.toUpperCase().toLowerCase() === letter;

/** SQL for the notes in small letters. SQLite knows those of ASCII only: the others of a text are replaced one by one. */
function smallNotes(text: string): string {
  const others = [...new Set(text)].filter((letter) => letter > "\u007f" && isSmall(letter));
  return others.reduce(
    (sql, letter) => `replace(${sql}, '${letter.toUpperCase()}', '${letter}')`,
    "lower(sightings.note)",
  );
}

/** SQL for 'the note has the text', whatever the shape of its apostrophes. A hundred thousand notes have no folded column. */
function noteHas(knex: Knex, text: string): Knex.Raw {
  const position = isPostgres(knex) ? "strpos" : "instr";
  const straight = text.replace(apostrophes, "'");
  const signs = straight.includes("'") ? apostropheSigns : "";
  const inSql = (sql: string, sign: string) => `replace(${sql}, '${sign}', '''')`;
  return knex.raw(`${position}(${[...signs].reduce(inSql, smallNotes(text))}, ?) > 0`, [straight]);
}

function searched(knex: Knex, { plantIds, animalIds, note }: Searched): Query {
  const query = from(knex, "sightings").where(noteHas(knex, note));
  void query.orWhere((of) => whereIds(knex, of, "sightings.plant_id", plantIds));
  void query.orWhere((of) => whereIds(knex, of, "sightings.animal_id", animalIds));
  return query;
}

/** The newest sightings of a search, and how many there are. */
export async function searchSightings(
  knex: Knex,
  asked: Searched,
  limit: number,
): Promise<{ rows: Row[]; total: number }> {
  const [counted] = await searched(knex, asked).count<Row[]>({ count: "*" });
  const rows = await selectWithNames(knex, searched(knex, asked)).limit(limit);
  return { rows, total: numberOf(counted?.["count"]) };
}

/** All sightings with the names of their species, the newest first. */
export async function findAllSightings(knex: Knex): Promise<Row[]> {
  return await selectWithNames(knex, from(knex, "sightings"));
}

/** The newest sightings of a plant or animal; visitors do not see internal ones. */
export async function findNewestOf(
  knex: Knex,
  kind: SpeciesKind,
  id: number,
  withInternal: boolean,
): Promise<Row[]> {
  const query = from(knex, "sightings").where(`${kind}_id`, id);
  if (!withInternal) void query.where("internal", false);
  const other = kind === "plant" ? "animal_id" : "plant_id";
  void query.select("date", "evidence", "stage", "note", { other }).limit(sightingsTold);
  return await query.orderByRaw(`${dateOn(knex)} desc`).orderBy("id", "desc");
}

/** One sighting. */
export function findSighting(knex: Knex, id: number): Promise<Row | undefined> {
  return from(knex, "sightings").where({ id }).first<Row | undefined>(columns);
}

/** Whether a device has added this one before, even if it is in the bin by now. */
export async function isClientKnown(knex: Knex, clientId: string): Promise<boolean> {
  const there = await from(knex, "sightings").where("client_id", clientId).first("id");
  if (there) return true;
  const bin = from(knex, "record_bin").where("kind", "sighting");
  return (await bin.where("rows", "like", `%"${clientId}"%`).first("kind")) !== undefined;
}
