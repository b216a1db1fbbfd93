import { loadMessages, type AnimalDraft, type AnimalRecord } from "shared-types";
import { animalDraftSchema } from "shared-types/schemas";
import type { SpeciesKind } from "../../../components/panel/species-kind";
import { addAnimal, deleteAnimal, readAnimal, updateAnimal } from "../../../lib/owner-client";
import { panelPaths } from "../../../lib/panel-paths";

const empty: AnimalDraft = {
  animalId: 0,
  nameCommon: "",
  nameScientific: "",
  nameDisplay: "",
  keyId: "",
  aka: "",
  classTax: "",
  order: "",
  family: "",
  notesShort: "",
  notes: "",
  thumbId: 0,
  bannerId: 0,
  internal: false,
};

/** What makes the panel's shared screen one of animals. */
export const animalKind: SpeciesKind<AnimalDraft, AnimalRecord> = {
  noun: "Animal",
  linkType: "animal",
  schema: animalDraftSchema,
  empty,
  idOf: ({ animalId }) => animalId,
  draftOf: ({ banner: _banner, photos: _photos, links: _links, ...draft }) => draft,
  read: readAnimal,
  add: addAnimal,
  update: updateAnimal,
  remove: deleteAnimal,
  indexPath: panelPaths.animalIndex,
  addPath: panelPaths.animalAdd,
  editPath: panelPaths.animalEdit,
  keyMessage: loadMessages.animalKey,
  fetchMessage: loadMessages.animalFetch,
};
