import { placeOf, viewpointDraftSchema, type ViewpointDraft } from "shared-types/viewpoint/schema";
import type { Schema } from "yup";
import { percentOf } from "../../../lib/percent";
import { inside } from "./sheet-changes";

/** The form of a viewpoint: its place in percent, as the plan editor has places. */
export interface ViewpointFormValues extends Omit<ViewpointDraft, "x" | "y"> {
  fromLeft: number;
  fromTop: number;
}

export const viewpointFormSchema = viewpointDraftSchema.omit(["x", "y"]).shape({
  fromLeft: placeOf("From left, %", 100),
  fromTop: placeOf("From top, %", 100),
}) as unknown as Schema<ViewpointFormValues>;

/** The form of a stored viewpoint. */
export const formOfViewpoint = ({ x, y, ...draft }: ViewpointDraft): ViewpointFormValues => ({
  ...draft,
  fromLeft: percentOf(x),
  fromTop: percentOf(y),
});

/** What is sent for a form: a place that its form shows as before is stored as before, to all its digits. */
export function draftOfViewpoint(
  { x, y }: ViewpointDraft,
  { fromLeft, fromTop, ...draft }: ViewpointFormValues,
): ViewpointDraft {
  const partOf = (percent: number, stored: number) =>
    percent === percentOf(stored) ? stored : inside(percent / 100);
  return { ...draft, x: partOf(fromLeft, x), y: partOf(fromTop, y) };
}
