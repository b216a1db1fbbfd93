import type { InferType } from "yup";
import { associationMessages, associationSourceMax } from "./codes";
import { interactions } from "../interaction/codes";
import { limits } from "../kit/limits";
import { closed } from "../kit/closed";
import { address } from "../kit/href";
import { maybeOneOf } from "../kit/filter";
import { recordId } from "../kit/number";
import { requiredText } from "../kit/text";

/** What the books say an animal does on a plant (docs/product.md 4.17). */
export const associationDraftSchema = closed({
  associationId: recordId,
  animalId: recordId.min(1, associationMessages.animal),
  plantId: recordId.min(1, associationMessages.plant),
  interaction: maybeOneOf(interactions).required(associationMessages.interaction),
  source: requiredText("Source", associationSourceMax, associationMessages.source),
  href: address("Address", limits.href),
}).meta({ id: "AssociationDraft" });

/** POST /api/associations: 0 finds those of all. */
export const associationFilterSchema = closed({ animalId: recordId, plantId: recordId }).meta({
  id: "AssociationFilter",
});

export type AssociationDraft = InferType<typeof associationDraftSchema>;
export type AssociationFilter = InferType<typeof associationFilterSchema>;
