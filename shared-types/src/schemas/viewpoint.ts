import { limits } from "../limits";
import { viewpointMessages, viewpointPhotosMax } from "../viewpoint";
import { closed } from "./closed";
import { figure, recordId, recordIds } from "./number";
import { requiredText } from "./text";

const place = (label: string) =>
  figure(`For the ${label} field, please enter a number from 0 to 1.`, { max: 1 });

/** A spot on a drawing that photos are taken from (docs/product.md 4.13). */
export const viewpointDraftSchema = closed({
  viewpointId: recordId,
  name: requiredText("Name", limits.text, viewpointMessages.name),
  planId: recordId.min(1, "Please choose a plan."),
  sheetId: recordId.min(1, "Please choose a drawing."),
  x: place("From Left"),
  y: place("From Top"),
  photoIds: recordIds().max(
    viewpointPhotosMax,
    `A viewpoint can have at most ${viewpointPhotosMax} photos.`,
  ),
});
