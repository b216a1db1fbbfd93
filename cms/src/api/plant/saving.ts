import { plantFields } from "shared-types/plant/fields";
import { plantDraftSchema, type PlantDraft } from "shared-types/plant/schema";
import { storedDraft, type RecordKind } from "../../database/record-store";
import { derivedOf, emptyCodes } from "../species/columns";
import { speciesReads } from "../species/query";
import { missingPhotos, speciesData, speciesDerived } from "../species/saving";
import { presentPlantDraft } from "./presenter";

export const plantRecords: RecordKind<PlantDraft> = {
  uid: "api::plant.plant",
  table: "plants",
  schema: plantDraftSchema,
  derived: { ...speciesDerived, ...derivedOf(plantFields) },
  html: "notes",
  stored: storedDraft(speciesReads("plant").byId, presentPlantDraft),
  validate: missingPhotos,
  data: ({ plantId: _plantId, ...fields }, stored) => ({
    ...speciesData(fields, stored),
    ...emptyCodes(plantFields, fields),
  }),
};
