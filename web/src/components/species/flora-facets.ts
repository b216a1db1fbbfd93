import type { FloraFacets } from "shared-types/calendar/answers";
import type { Read } from "../../lib/read";

/** Which plants bloom now, and whose visitors are whose. */
export const floraFacets: Read<FloraFacets> = {
  key: "florafacets",
  get: (reader) => reader.floraFacets(),
};
