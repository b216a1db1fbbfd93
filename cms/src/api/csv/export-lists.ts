import type { ListName } from "shared-types/csv/codes";
import type { Knex } from "../../database/knex";
import { idOf, textOf } from "../../database/row";
import { presentAnimalDraft } from "../animal/presenter";
import { presentAssociation } from "../association/presenter";
import { findAssociations } from "../association/query";
import { presentPlan } from "../plan/presenter";
import { findPlans } from "../plan/query";
import { presentPlantDraft } from "../plant/presenter";
import { presentSighting } from "../sighting/presenter";
import { findAllSightings } from "../sighting/query";
import { findChosenPhotos, readSlidesDraft } from "../slides/query";
import { readSiteDraft } from "../site-record/query";
import { speciesReads } from "../species/query";
import { byteOrderMark, csvRecord } from "./format";

type Line = Record<string, string | number | boolean>;

/** Every planting of every plan, of plants in the bin too. */
async function plantings(knex: Knex): Promise<Line[]> {
  const plants = (await speciesReads("plant").all(knex)).map(presentPlantDraft);
  const byId = new Map(plants.map((plant) => [plant.plantId, plant]));
  const plans = (await findPlans(knex, true)).map(presentPlan);
  return plans.flatMap(({ keyId: plan, sheets }) =>
    sheets.flatMap(({ title: drawing, beds, plantings: own }) =>
      own.map(({ plantId, bedId, plantedOn, removedOn, ...planting }) => ({
        plantingId: planting.plantingId,
        plan,
        drawing,
        bed: beds.find((bed) => bed.bedId === bedId)?.name ?? "",
        plantId,
        plant: byId.get(plantId)?.keyId ?? "",
        nameCommon: byId.get(plantId)?.nameCommon ?? "",
        number: planting.number,
        plantedOn: plantedOn ?? "",
        removedOn: removedOn ?? "",
        note: planting.note,
        x: planting.x,
        y: planting.y,
      })),
    ),
  );
}

/** The key of a plant or animal by its id; '' for none. */
async function keysOf(knex: Knex) {
  const plants = (await speciesReads("plant").all(knex)).map(presentPlantDraft);
  const animals = (await speciesReads("animal").all(knex)).map(presentAnimalDraft);
  const plantKeys = new Map(plants.map(({ plantId, keyId }) => [plantId, keyId]));
  const animalKeys = new Map(animals.map(({ animalId, keyId }) => [animalId, keyId]));
  return ({ plantId, animalId }: { plantId: number; animalId: number }) => ({
    plant: plantKeys.get(plantId) ?? "",
    animal: animalKeys.get(animalId) ?? "",
  });
}

/** Every sighting, the newest first. */
async function sightings(knex: Knex): Promise<Line[]> {
  const keys = await keysOf(knex);
  const all = (await findAllSightings(knex)).map(presentSighting);
  return all.map((sighting) => ({ ...sighting, ...keys(sighting) }));
}

/** What the books say, by animal and plant. */
async function associations(knex: Knex): Promise<Line[]> {
  const keys = await keysOf(knex);
  const all = await findAssociations(knex, { animalId: 0, plantId: 0 });
  return all.map(presentAssociation).map((one) => ({ ...one, ...keys(one) }));
}

/** The slides in their order; a photo that was deleted forever has no name any more. */
async function slides(knex: Knex): Promise<Line[]> {
  const { slides: all } = await readSlidesDraft(knex);
  const photos = await findChosenPhotos(
    knex,
    all.map(({ photoId }) => photoId),
  );
  const names = new Map(photos.map((row) => [idOf(row), textOf(row["file_name"])]));
  return all.map(({ photoId, caption }, at) => ({
    ...{ position: at + 1, photoId, fileName: names.get(photoId) ?? "", caption },
  }));
}

/** The columns of each list, so that an empty one has them too. */
const lists: Record<ListName, { columns: string[]; lines: (knex: Knex) => Promise<Line[]> }> = {
  plantings: {
    columns:
      "plantingId plan drawing bed plantId plant nameCommon number plantedOn removedOn note x y".split(
        " ",
      ),
    lines: plantings,
  },
  sightings: {
    columns:
      "sightingId date animal animalName plant plantName evidence stage interaction count note photoId source sourceId href internal observer license cultivated clientId".split(
        " ",
      ),
    lines: sightings,
  },
  associations: {
    columns: "associationId animal animalName plant plantName interaction source href".split(" "),
    lines: associations,
  },
  slides: { columns: ["position", "photoId", "fileName", "caption"], lines: slides },
  facts: { columns: ["label", "value"], lines: async (knex) => (await readSiteDraft(knex)).facts },
  topics: {
    columns: ["title", "text"],
    lines: async (knex) => (await readSiteDraft(knex)).contact.topics,
  },
};

/** A list that is part of a plan or of the site record, as a CSV file. */
export async function exportList(knex: Knex, name: ListName): Promise<string> {
  const { columns, lines } = lists[name];
  const records = (await lines(knex)).map((line) => columns.map((column) => line[column] ?? ""));
  return byteOrderMark + [columns, ...records].map(csvRecord).join("");
}
