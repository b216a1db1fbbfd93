import type { AnimalDraft } from "shared-types";
import type { RecordKind } from "../../lib/record-store";
import { missingPhotos, speciesData } from "../../lib/species-saving";
import { presentAnimalDraft } from "./presenter";
import { findAnimalById } from "./query";

export const animalRecords: RecordKind<AnimalDraft> = {
  uid: "api::animal.animal",
  table: "animals",
  stored: async (knex, id) => {
    const row = await findAnimalById(knex, id);
    return row ? presentAnimalDraft(row) : null;
  },
  faults: missingPhotos,
  data: (draft, stored) => ({
    ...speciesData(draft, stored),
    classTax: draft.classTax,
    order: draft.order,
    family: draft.family,
  }),
};
