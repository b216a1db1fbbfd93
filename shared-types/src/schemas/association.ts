import { associationMessages, associationSourceMax } from "../association";
import { interactions } from "../interactions";
import { limits } from "../limits";
import { closed } from "./closed";
import { address } from "./href";
import { maybeOneOf } from "./list";
import { recordId } from "./number";
import { requiredText } from "./text";

/** What the books say an animal does on a plant (docs/product.md 4.17). */
export const associationDraftSchema = closed({
  associationId: recordId,
  animalId: recordId.min(1, associationMessages.animal),
  plantId: recordId.min(1, associationMessages.plant),
  interaction: maybeOneOf(interactions).required(associationMessages.interaction),
  source: requiredText("Source", associationSourceMax, associationMessages.source),
  href: address("Address", limits.href),
});

/** POST /api/associations: 0 finds those of all. */
export const associationFilterSchema = closed({ animalId: recordId, plantId: recordId });
