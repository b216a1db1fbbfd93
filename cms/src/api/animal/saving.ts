import { animalFields } from "shared-types/animal/fields";
import { animalDraftSchema, type AnimalDraft } from "shared-types/animal/schema";
import { foldOf } from "../../database/derived-columns";
import { storedDraft, type RecordKind } from "../../database/record-store";
import { derivedOf, emptyCodes } from "../species/columns";
import { speciesReads } from "../species/query";
import { missingPhotos, speciesData, speciesDerived } from "../species/saving";
import { presentAnimalDraft } from "./presenter";

// The column of classes has a name of its own.
const { classTax: _classTax, ...own } = animalFields;

export const animalRecords: RecordKind<AnimalDraft> = {
  uid: "api::animal.animal",
  table: "animals",
  schema: animalDraftSchema,
  derived: { ...speciesDerived, foldClass: foldOf("classTax"), ...derivedOf(own) },
  html: "notes",
  stored: storedDraft(speciesReads("animal").byId, presentAnimalDraft),
  validate: missingPhotos,
  data: ({ animalId: _animalId, ...fields }, stored) => ({
    ...speciesData(fields, stored),
    ...emptyCodes(animalFields, fields),
  }),
};
