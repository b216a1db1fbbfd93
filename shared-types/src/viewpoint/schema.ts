import type { InferType } from "yup";
import { limits } from "../kit/limits";
import { viewpointMessages, viewpointPhotosMax } from "./codes";
import { closed } from "../kit/closed";
import { figure, recordId, recordIds } from "../kit/number";
import { requiredText } from "../kit/text";

/** How far on a drawing something is, as a part of `max`: 1 as it is stored, 100 as people enter it. */
export const placeOf = (label: string, max: 1 | 100) =>
  figure(`For the ${label} field, please enter a number from 0 to ${max}.`, { max });

/** A spot on a drawing that photos are taken from (docs/product.md 4.13). */
export const viewpointDraftSchema = closed({
  viewpointId: recordId,
  name: requiredText("Name", limits.text, viewpointMessages.name),
  planId: recordId.min(1, "Please choose a plan."),
  sheetId: recordId.min(1, "Please choose a drawing."),
  x: placeOf("From Left", 1),
  y: placeOf("From Top", 1),
  photoIds: recordIds().max(
    viewpointPhotosMax,
    `A viewpoint can have at most ${viewpointPhotosMax} photos.`,
  ),
}).meta({ id: "ViewpointDraft" });

export type ViewpointDraft = InferType<typeof viewpointDraftSchema>;
