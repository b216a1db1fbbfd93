import type { InferType } from "yup";
import { viewMessages, viewRanges } from "./codes";
import { closed } from "../kit/closed";
import { flag } from "../kit/number";
import { oneOf } from "../kit/filter";

const days = viewRanges.map(String);

/** The address of GET /api/views. */
export const viewsQuerySchema = closed({ days: oneOf(days, "30").typeError(viewMessages.range) });

/** PUT /api/viewsupdate. */
export const viewsUpdateSchema = closed({ on: flag("on") }).meta({ id: "ViewsUpdate" });

export type ViewsUpdate = InferType<typeof viewsUpdateSchema>;
