import { associationMessages } from "shared-types/association/codes";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import { associationDraftSchema, type AssociationDraft } from "shared-types/association/schema";
import type { Knex } from "../../database/knex";
import { storedDraft, type RecordKind } from "../../database/record-store";
import { brokenOf } from "../../http/broken-rule";
import { findKnownSpecies } from "../species/query";
import { presentAssociationDraft } from "./presenter";
import { findAssociation } from "./query";

/** Both must be there, or in the bin, from which they may come back. */
async function missingSpecies(
  knex: Knex,
  { animalId, plantId }: AssociationDraft,
): Promise<ValidationErrors> {
  const animals = await findKnownSpecies(knex, "animal", [animalId]);
  const plants = await findKnownSpecies(knex, "plant", [plantId]);
  const { animal, plant } = associationMessages;
  return brokenOf(
    [!animals.has(animalId), "animalId", animal],
    [!plants.has(plantId), "plantId", plant],
  );
}

export const associationRecords: RecordKind<AssociationDraft> = {
  uid: "api::association.association",
  table: "associations",
  schema: associationDraftSchema,
  stored: storedDraft(findAssociation, presentAssociationDraft),
  validate: missingSpecies,
  data: ({ associationId: _id, ...fields }) => fields,
};
