import { stringOf } from "../../database/derived-columns";
import type { FileLine } from "./formats/format";
import { ownSource } from "shared-types/sighting/codes";
import { speciesKinds } from "shared-types/species/codes";
import { from, isPostgres, type Knex, type Row } from "../../database/knex";
import { idOf, numberOf, textOf } from "../../database/row";
import { bookFinder } from "../name/books";
import { createSpeciesIndex, type KnownSpecies, type SpeciesIndex } from "./species-index";

/** A sighting that an import may find changed at its source. */
export interface StoredSighting {
  id: number;
  date: string;
  plantId: number;
  animalId: number;
  /** What the source said when it was last imported; '' if an older version has imported it. */
  state: string;
}

/** What tells sightings apart that were imported or sent before. */
export interface KnownSightings {
  /** Those of a source that are here, by its id and by their clientId. */
  bySource: Map<string, StoredSighting>;
  byClientId: Map<string, StoredSighting>;
  /** Their clientIds by id. */
  ids: Map<number, string>;
  clientIds: Set<string>;
  /** By source and its id. */
  sources: Set<string>;
  /** The keys of `sources` by checklist and animal. */
  visits: Map<string, string[]>;
}

/** What a source calls a sighting. */
const sourceKey = (source: string, sourceId: string) => `${source} ${sourceId}`;

/** The source of a line and its id there; '' for a line without one. */
export function sourceOf({ sighting }: FileLine): string {
  const sourceId = stringOf(sighting.sourceId).slice(0, 500);
  return sourceId === "" ? "" : sourceKey(stringOf(sighting.source), sourceId);
}

/** An animal on a checklist. */
export const visitKey = (checklist: string, animalId: number) => `${checklist} ${animalId}`;

/** An undone import is not known any more: it may come again. */
const notUndone = `not exists (select 1 from record_history h where h.kind = 'sighting'
  and h.record_id = record_bin.record_id and h.what = 'deleted' and h.import_id is not null)`;

const identifying = ["client_id", "source", "source_id", "animal_id"] as const;

/** The same columns of the rows in the bin. */
async function findBinned(knex: Knex): Promise<Row[]> {
  const column = (name: string) =>
    isPostgres(knex)
      ? `record_bin.rows::json -> 'row' ->> '${name}' as ${name}`
      : `json_extract(record_bin.rows, '$.row.${name}') as ${name}`;
  const columns = identifying.map((name) => knex.raw(column(name)));
  return await from(knex, "record_bin")
    .where("kind", "sighting")
    .whereRaw(notUndone)
    .select("record_id as id", ...columns);
}

const presentStored = (row: Row): StoredSighting => ({
  id: idOf(row),
  date: textOf(row["date"]),
  plantId: numberOf(row["plant_id"]),
  animalId: numberOf(row["animal_id"]),
  state: textOf(row["source_state"]),
});

/** What is here or in the bin: what the owner has deleted does not come back with the next import. */
export async function readKnownSightings(knex: Knex): Promise<KnownSightings> {
  const now = ["date", "plant_id", "source_state"];
  const here = await from(knex, "sightings").select("id", ...identifying, ...now);
  const imported = here.filter(({ source }) => source !== ownSource);
  const stored = (key: (row: Row) => string) =>
    new Map(imported.map((row): [string, StoredSighting] => [key(row), presentStored(row)]));
  const rows = [...here, ...(await findBinned(knex))];
  const visits = new Map<string, string[]>();
  for (const row of rows) {
    const [source, sourceId] = [textOf(row["source"]), textOf(row["source_id"])];
    // eBird's ids are made of the checklist and the name of the species (formats/ebird.ts).
    const [checklist = ""] = sourceId.split(" ");
    if (source !== "ebird" || checklist === "") continue;
    const visit = visitKey(checklist, Number(row["animal_id"] ?? 0));
    visits.set(visit, [...(visits.get(visit) ?? []), sourceKey(source, sourceId)]);
  }
  const isGiven = (column: string) => (row: Row) => textOf(row[column]) !== "";
  return {
    bySource: stored((row) => sourceKey(textOf(row["source"]), textOf(row["source_id"]))),
    byClientId: stored((row) => textOf(row["client_id"])),
    ids: new Map(rows.map((row) => [idOf(row), textOf(row["client_id"])])),
    clientIds: new Set(rows.filter(isGiven("client_id")).map((row) => textOf(row["client_id"]))),
    sources: new Set(
      rows
        .filter(isGiven("source_id"))
        .map((row) => sourceKey(textOf(row["source"]), textOf(row["source_id"]))),
    ),
    visits,
  };
}

/** The names of all plants and animals, internal ones too. */
export async function readSpeciesIndex(knex: Knex): Promise<SpeciesIndex> {
  const all: KnownSpecies[] = [];
  for (const kind of speciesKinds) {
    const columns = ["id", "key_id", "name_common", "name_scientific", "aka"];
    const rows = await from(knex, `${kind}s`).select(columns).orderBy("id");
    all.push(
      ...rows.map((row) => ({
        kind,
        id: idOf(row),
        keyId: textOf(row["key_id"]),
        nameCommon: textOf(row["name_common"]),
        nameScientific: textOf(row["name_scientific"]),
        aka: textOf(row["aka"]),
      })),
    );
  }
  return createSpeciesIndex(all, bookFinder().speciesKey);
}
