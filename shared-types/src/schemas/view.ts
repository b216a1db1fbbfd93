import { viewMessages, viewRanges } from "../view";
import { closed } from "./closed";
import { flag } from "./number";
import { oneOf } from "./list";

const days = viewRanges.map(String);

/** The address of GET /api/views. */
export const viewsQuerySchema = closed({ days: oneOf(days, "30").typeError(viewMessages.range) });

/** PUT /api/viewsupdate. */
export const viewsUpdateSchema = closed({ on: flag("on") });
