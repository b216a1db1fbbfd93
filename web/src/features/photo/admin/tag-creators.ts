import type { AnimalDraft } from "shared-types/animal/codes";
import { animalOwnerCalls } from "shared-types/animal/owner";
import type { ValidationErrors } from "shared-types/kit/errors";
import { panelMessages } from "shared-types/kit/panel-messages";
import type { PhotoTags } from "shared-types/photo/codes";
import type { PlantDraft } from "shared-types/plant/codes";
import { plantOwnerCalls } from "shared-types/plant/owner";
import type { SpeciesKind } from "shared-types/species/codes";
import { suggestKeyId } from "shared-types/species/key-id";
import { animalDraftSchema } from "shared-types/animal/schema";
import { plantDraftSchema } from "shared-types/plant/schema";
import { errorTexts } from "../../../components/form/errors";
import type { Made, TagCreator } from "../../../components/form/tag-creator";
import { ownerRead, ownerSave } from "../../../lib/owner-calls";
import { readSession, writeSession } from "../../../lib/session";
import { askOfSharedName } from "../../../lib/species-names";
import { makeKeyword } from "./import/take-keyword";

const storageKey = "cpMadeHere";

function madeHere(): unknown[] {
  const kept = readSession(storageKey);
  return Array.isArray(kept) ? kept : [];
}

/** Whether a plant or animal was made from a tags box since this tab was opened. */
export const isMadeHere = (kind: SpeciesKind, id: number) => madeHere().includes(`${kind}/${id}`);

type Names = Pick<PlantDraft, "nameCommon" | "nameDisplay" | "nameScientific" | "keyId">;

/** The calls of a kind, given no more than the required fields; the record is internal. */
const kinds = {
  plant: {
    add: (names: Names) => {
      const body: PlantDraft = plantDraftSchema.cast({ ...names, internal: true });
      return ownerSave(plantOwnerCalls.plantAdd, { body });
    },
    find: async (keyId: string) =>
      (await ownerRead(plantOwnerCalls.plantRecord, { params: { keyId } })).plantId,
  },
  animal: {
    add: (names: Names) => {
      const body: AnimalDraft = animalDraftSchema.cast({ ...names, internal: true });
      return ownerSave(animalOwnerCalls.animalAdd, { body });
    },
    find: async (keyId: string) =>
      (await ownerRead(animalOwnerCalls.animalRecord, { params: { keyId } })).animalId,
  },
};

const isKeyTaken = (errors: ValidationErrors) =>
  errors.some(({ errorMessage }) => errorMessage === panelMessages.keyTaken);

async function makeSpecies(kind: SpeciesKind, name: string, nameScientific: string): Promise<Made> {
  const taken = new Set<string>();
  for (;;) {
    // A name in another script has no letters for a key.
    const source = [name, nameScientific, kind].find((text) => suggestKeyId(text, taken) !== "");
    const keyId = suggestKeyId(source ?? "", taken);
    const names = { nameCommon: name, nameDisplay: name, nameScientific, keyId };
    const errors = await kinds[kind].add(names);
    if (errors.length === 0) {
      const id = await kinds[kind].find(keyId);
      writeSession(storageKey, [...madeHere(), `${kind}/${id}`]);
      return { option: { Key: id, Value: name } };
    }
    if (keyId === "" || !isKeyTaken(errors)) {
      return { problem: errorTexts(errors).join(" ") };
    }
    taken.add(keyId);
  }
}

const species = (kind: SpeciesKind): TagCreator => ({
  label: (name) => `Create ${kind} “${name}” (hidden from visitors)`,
  asks: "Scientific name",
  create: async (name, given) => {
    const nameScientific = given.trim();
    const question = await askOfSharedName(kind, 0, { nameCommon: name, nameScientific });
    return question ? { problem: question.errorMessage } : makeSpecies(kind, name, nameScientific);
  },
});

/** What can be made from the tags boxes of a photo; categories have a list of their own. */
export const tagCreators: Partial<Record<keyof PhotoTags, TagCreator>> = {
  animals: species("animal"),
  plants: species("plant"),
  keywords: { label: (name) => `Create keyword “${name}”`, create: makeKeyword },
};
