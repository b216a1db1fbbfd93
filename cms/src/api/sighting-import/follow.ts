import type { Core } from "@strapi/strapi";
import type { SightingDraft } from "shared-types/sighting/schema";
import { isAnimalStage, isPlantStage } from "shared-types/stage/codes";
import { from, type Knex } from "../../database/knex";
import { recordStore } from "../../database/record-store";
import { CsvError } from "../csv/parse";
import { sightingRecords } from "../sighting/saving";
import type { ChangedSighting } from "./known-changes";
import type { KnownSpecies } from "./species-index";

/** A sighting that becomes what its source says by now; null for the same species. */
export interface Followed {
  change: ChangedSighting;
  species: KnownSpecies | null;
}

/** Another species in the place of the one that the source had; a plant that the owner has added to an animal stays. */
function withSpecies(stored: SightingDraft, { kind, id }: KnownSpecies): SightingDraft {
  const hadBoth = stored.plantId > 0 && stored.animalId > 0;
  const others = hadBoth ? {} : { plantId: 0, animalId: 0 };
  const draft = { ...stored, ...others, [`${kind}Id`]: id };
  const isOfNone =
    (isPlantStage(draft.stage) && draft.plantId === 0) ||
    (isAnimalStage(draft.stage) && draft.animalId === 0);
  return isOfNone ? { ...draft, stage: "" } : draft;
}

/** Saves what sources have changed, by all rules of a save; every step is in the history. @throws CsvError */
export async function followSources(
  strapi: Core.Strapi,
  trx: Knex,
  all: readonly Followed[],
): Promise<void> {
  const store = recordStore(strapi, sightingRecords);
  for (const { change, species } of all) {
    const { id, state, line, after } = change;
    const stored = await sightingRecords.stored(trx, id);
    if (!stored) throw new CsvError("A sighting has been deleted. Choose the file again.");
    const draft = species ? withSpecies(stored, species) : stored;
    const saved = await store.update(id, { ...draft, date: after.date });
    const [fault] = Array.isArray(saved) ? saved : [];
    if (fault) throw new CsvError(`Line ${line}: ${fault.errorMessage}`);
    await from(trx, "sightings").where({ id }).update({ source_state: state });
  }
}
