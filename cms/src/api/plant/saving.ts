import type { PlantDraft } from "shared-types";
import type { RecordKind } from "../../lib/record-store";
import { missingPhotos, speciesData } from "../../lib/species-saving";
import { presentPlantDraft } from "./presenter";
import { findPlantById } from "./query";

export const plantRecords: RecordKind<PlantDraft> = {
  uid: "api::plant.plant",
  table: "plants",
  stored: async (knex, id) => {
    const row = await findPlantById(knex, id);
    return row ? presentPlantDraft(row) : null;
  },
  faults: missingPhotos,
  // A code that is left empty is null: the enumeration has no empty one.
  data: (draft, stored) => ({
    ...speciesData(draft, stored),
    type: draft.type || null,
    sun: draft.sun || null,
    moisture: draft.moisture || null,
    season: draft.season || null,
    height: draft.height,
    heightSort: draft.heightSort,
    width: draft.width,
    widthSort: draft.widthSort,
  }),
};
