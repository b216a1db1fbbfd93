import type { ValidationErrors } from "shared-types/kit/error-answers";
import { capital } from "shared-types/kit/capital";
import { panelMessages } from "shared-types/kit/panel-messages";
import { nameOfToday } from "shared-types/name/spelling";
import type { FoundName } from "shared-types/name/answers";
import type { SpeciesKind } from "shared-types/species/codes";
import type { TwoNames } from "shared-types/species/same-names";
import { suggestKeyId } from "shared-types/species/key-id";
import { animalDraftSchema, type AnimalDraft } from "shared-types/animal/schema";
import { plantDraftSchema, type PlantDraft } from "shared-types/plant/schema";
import { errorTexts } from "../form/errors";
import type { Made, TagCreator } from "../form/tag-creator";
import { ownerRead, ownerSave } from "../../lib/owner-calls";
import { readSession, writeSession } from "../../lib/session";
import { askOfSharedName } from "../../lib/species-names";

const storageKey = "cpMadeHere";

function madeHere(): unknown[] {
  const kept = readSession(storageKey);
  return Array.isArray(kept) ? kept : [];
}

/** Whether a plant or animal was made from a tags box since this tab was opened. */
export const isMadeHere = (kind: SpeciesKind, id: number) => madeHere().includes(`${kind}/${id}`);

type Names = Pick<PlantDraft, "nameCommon" | "nameDisplay" | "nameScientific" | "keyId">;

/** What a book tells of a species, besides the names that it must have. */
type Known = Pick<
  FoundName,
  "names" | "type" | "classTax" | "order" | "family" | "native" | "keystone" | "keystoneSource"
>;

const nothingKnown: Known = {
  ...{ names: [], type: "", classTax: "", order: "", family: "", native: "" },
  ...{ keystone: null, keystoneSource: "" },
};

/** The calls of a kind, given the required fields and what a book tells; the record is internal. */
const kinds = {
  plant: {
    add: (names: Names, { names: others, classTax: _class, order: _order, ...own }: Known) => {
      const known = { aka: others.join(", "), ...own };
      const body: PlantDraft = plantDraftSchema.cast({ ...names, ...known, internal: true });
      return ownerSave("POST /api/plantadd", { body });
    },
    find: async (keyId: string) =>
      (await ownerRead("GET /api/plant/{keyId}", { params: { keyId } })).plantId,
  },
  animal: {
    add: (names: Names, { names: others, classTax, order, family, native }: Known) => {
      const known = { aka: others.join(", "), classTax, order, family, native };
      const body: AnimalDraft = animalDraftSchema.cast({ ...names, ...known, internal: true });
      return ownerSave("POST /api/animaladd", { body });
    },
    find: async (keyId: string) =>
      (await ownerRead("GET /api/animal/{keyId}", { params: { keyId } })).animalId,
  },
};

const isKeyTaken = (errors: ValidationErrors) =>
  errors.some(({ errorMessage }) => errorMessage === panelMessages.keyTaken);

async function makeSpecies(
  kind: SpeciesKind,
  { nameCommon: name, nameScientific }: TwoNames,
  known = nothingKnown,
): Promise<Made> {
  const taken = new Set<string>();
  for (;;) {
    // A name in another script has no letters for a key.
    const source = [name, nameScientific, kind].find((text) => suggestKeyId(text, taken) !== "");
    const keyId = suggestKeyId(source ?? "", taken);
    const names = { nameCommon: name, nameDisplay: name, nameScientific, keyId };
    const errors = await kinds[kind].add(names, known);
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

const creatorOf = (kind: SpeciesKind): TagCreator => ({
  label: (name) => `Create ${kind} “${name}” (hidden from visitors)`,
  asks: "Scientific name",
  create: async (name, given) => {
    const nameScientific = given.trim();
    const names = { nameCommon: name, nameScientific };
    const question = await askOfSharedName(kind, 0, names);
    return question ? { problem: question.errorMessage } : makeSpecies(kind, names);
  },
  book: kind,
  createNamed: async (found) => {
    const nameScientific = nameOfToday(found);
    const names = { nameCommon: capital(found.nameCommon) || nameScientific, nameScientific };
    const question = await askOfSharedName(kind, 0, names);
    return question ? { problem: question.errorMessage } : makeSpecies(kind, names, found);
  },
});

/** Makes plants and animals from a box that finds none of the name. */
export const speciesCreators: Record<SpeciesKind, TagCreator> = {
  plant: creatorOf("plant"),
  animal: creatorOf("animal"),
};
