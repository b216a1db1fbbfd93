import type { AnimalDraft } from "shared-types/animal/codes";
import { animalDraftSchema } from "shared-types/animal/schema";
import { foldOf } from "../../database/derived-columns";
import { storedDraft, type RecordKind } from "../../database/record-store";
import { speciesReads } from "../species/query";
import { missingPhotos, speciesData, speciesDerived } from "../species/saving";
import { presentAnimalDraft } from "./presenter";

export const animalRecords: RecordKind<AnimalDraft> = {
  uid: "api::animal.animal",
  table: "animals",
  schema: animalDraftSchema,
  derived: { ...speciesDerived, foldClass: foldOf("classTax"), foldOrder: foldOf("order") },
  html: "notes",
  stored: storedDraft(speciesReads("animal").byId, presentAnimalDraft),
  validate: missingPhotos,
  data: ({ animalId: _animalId, ...fields }, stored) => speciesData(fields, stored),
};
