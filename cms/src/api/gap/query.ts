import type { Interaction } from "shared-types/interaction/codes";
import type { PhotoTagNotes } from "shared-types/photo/answers";
import type { Season } from "shared-types/plant/codes";
import type { SpeciesKind } from "shared-types/species/codes";
import { from, orderByText, type Knex, type Row } from "../../database/knex";
import { keptPhoto } from "../../database/photo-visibility";
import { booleanOf, idOf, numberOf, textOf } from "../../database/row";
import { tagKinds } from "../../database/tag-kinds";
import { tagNotesIn } from "../photo/tag-notes";
import { presentTaken } from "../photo/taken-on";

/** A plant or animal, internal ones too. */
export interface SpeciesFound {
  kind: SpeciesKind;
  id: number;
  keyId: string;
  nameCommon: string;
  internal: boolean;
}

export interface PlantFound extends SpeciesFound {
  nameScientific: string;
  type: string;
  season: Season | null;
}

const tables = { plant: "plants", animal: "animals" } as const;

const speciesColumns = ["id", "key_id", "name_common", "internal"];

function findSpecies(knex: Knex, kind: SpeciesKind, ...columns: string[]) {
  const query = from(knex, tables[kind]).select(...speciesColumns, ...columns);
  return query.orderByRaw(orderByText(knex, "fold_common", "asc")).orderBy("id");
}

const presentSpecies =
  (kind: SpeciesKind) =>
  (row: Row): SpeciesFound => ({
    kind,
    id: idOf(row),
    keyId: textOf(row["key_id"]),
    nameCommon: textOf(row["name_common"]),
    internal: booleanOf(row["internal"]),
  });

/** All animals, by common name. */
export const findAnimals = async (knex: Knex): Promise<SpeciesFound[]> =>
  (await findSpecies(knex, "animal")).map(presentSpecies("animal"));

/** All plants, by common name. */
export async function findPlants(knex: Knex): Promise<PlantFound[]> {
  const rows = await findSpecies(knex, "plant", "name_scientific", "type", "season");
  return rows.map((row) => ({
    ...presentSpecies("plant")(row),
    nameScientific: textOf(row["name_scientific"]),
    type: textOf(row["type"]),
    season: (textOf(row["season"]) || null) as Season | null,
  }));
}

/** The species that have a photo, dated or not. */
export async function findPhotographed(knex: Knex, kind: SpeciesKind): Promise<Set<number>> {
  const { join, id } = tagKinds[tables[kind]];
  const query = from(knex, join).join("photos", "photos.id", `${join}.photo_id`);
  const rows = await query.whereRaw(keptPhoto("photos")).groupBy(id).select<Row[]>(id);
  return new Set(rows.map((row) => numberOf(row[id])));
}

/** What is noted of photos' tags, and when each was taken. */
export async function findNotes(
  knex: Knex,
): Promise<{ dateTaken: string | null; notes: PhotoTagNotes }[]> {
  const query = from(knex, "photos").whereNotNull("tag_notes").whereRaw(keptPhoto());
  const rows = await query.select("date_taken", "taken_on", "tag_notes");
  return rows.map((row) => ({
    dateTaken: presentTaken(row),
    notes: tagNotesIn(row["tag_notes"]),
  }));
}

/** What an animal does on a plant; in books it has no date. */
interface InteractionFound {
  plantId: number;
  interaction: Interaction;
  date: string;
}

/** Every interaction of sightings and of books, without those of animals in the bin. */
export async function findInteractions(knex: Knex): Promise<InteractionFound[]> {
  const columns = ["plant_id", "interaction"];
  const isThere = "(animal_id = 0 or exists (select 1 from animals where animals.id = animal_id))";
  const sighted = await from(knex, "sightings")
    .whereRaw(isThere)
    .where("plant_id", ">", 0)
    .whereNotNull("interaction")
    .whereNot("interaction", "")
    .select(...columns, "date");
  const books = await from(knex, "associations").whereRaw(isThere).select(columns);
  return [...sighted, ...books].map((row) => ({
    plantId: numberOf(row["plant_id"]),
    interaction: textOf(row["interaction"]) as Interaction,
    date: textOf(row["date"]),
  }));
}
