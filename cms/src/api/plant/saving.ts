import { moistures, plantTypes, seasons, suns, type PlantDraft } from "shared-types/plant/codes";
import { plantDraftSchema } from "shared-types/plant/schema";
import { foldOf, rankOf } from "../../database/derived-columns";
import { storedDraft, type RecordKind } from "../../database/record-store";
import { speciesReads } from "../species/query";
import { missingPhotos, speciesData, speciesDerived } from "../species/saving";
import { presentPlantDraft } from "./presenter";

export const plantRecords: RecordKind<PlantDraft> = {
  uid: "api::plant.plant",
  table: "plants",
  schema: plantDraftSchema,
  derived: {
    ...speciesDerived,
    foldHeight: foldOf("height"),
    foldWidth: foldOf("width"),
    rankType: rankOf("type", plantTypes),
    rankSun: rankOf("sun", suns),
    rankMoisture: rankOf("moisture", moistures),
    rankSeason: rankOf("season", seasons),
  },
  html: "notes",
  stored: storedDraft(speciesReads("plant").byId, presentPlantDraft),
  validate: missingPhotos,
  // An empty code is stored as null: Strapi's enumeration has no empty value.
  data: ({ plantId: _plantId, type, sun, moisture, season, ...fields }, stored) => ({
    ...speciesData(fields, stored),
    type: type || null,
    sun: sun || null,
    moisture: moisture || null,
    season: season || null,
  }),
};
