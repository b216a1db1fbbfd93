import type { ValidationErrors } from "shared-types/kit/error-answers";
import { panelMessages } from "shared-types/kit/panel-messages";
import { sightingMessages } from "shared-types/sighting/codes";
import { sightingDraftSchema, type SightingDraft } from "shared-types/sighting/schema";
import type { Knex } from "../../database/knex";
import { brokenOf } from "../../http/broken-rule";
import type { RecordKind } from "../../database/record-store";
import { findKnownPhotos } from "../photo/query";
import { readSite } from "../site-record/settings";
import { findKnownSpecies } from "../species/query";
import { presentSightingDraft } from "./presenter";
import { findSighting } from "./query";
import { isFuture } from "../site-record/today";

/** A sighting without a species that was deleted forever; one in the bin stays, and comes back with it. */
async function storedSighting(knex: Knex, id: number): Promise<SightingDraft | null> {
  const row = await findSighting(knex, id);
  if (!row) return null;
  const draft = presentSightingDraft(row);
  const { animalId, plantId } = draft;
  const animals = await findKnownSpecies(knex, "animal", [animalId]);
  const plants = await findKnownSpecies(knex, "plant", [plantId]);
  return {
    ...draft,
    animalId: animals.has(animalId) ? animalId : 0,
    plantId: plants.has(plantId) ? plantId : 0,
  };
}

/** What it names must exist, and what was seen was seen until today. */
async function brokenRules(knex: Knex, draft: SightingDraft): Promise<ValidationErrors> {
  const { animalId, plantId, photoId, date } = draft;
  const animals = await findKnownSpecies(knex, "animal", [animalId]);
  const plants = await findKnownSpecies(knex, "plant", [plantId]);
  const photos = await findKnownPhotos(knex, [photoId]);
  const isMissing = (id: number, known: Set<number>) => id > 0 && !known.has(id);
  const { timeZone } = await readSite(knex);
  return brokenOf(
    [isFuture(date, timeZone), "date", sightingMessages.future],
    [isMissing(animalId, animals), "animalId", sightingMessages.noAnimal],
    [isMissing(plantId, plants), "plantId", sightingMessages.noPlant],
    [isMissing(photoId, photos), "photoId", panelMessages.noPhoto],
  );
}

export const sightingRecords: RecordKind<SightingDraft> = {
  uid: "api::sighting.sighting",
  table: "sightings",
  schema: sightingDraftSchema,
  stored: storedSighting,
  validate: brokenRules,
  // An empty code is stored as null: Strapi's enumeration has no empty value. The device that added it stays the same.
  data: ({ sightingId: _id, clientId, stage, interaction, ...fields }, stored) => ({
    ...fields,
    stage: stage || null,
    interaction: interaction || null,
    ...(stored ? {} : { clientId: clientId || null }),
  }),
};
