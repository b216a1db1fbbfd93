import { isDate } from "shared-types/kit/date";
import { sightingEvidences, type SightingFilter as Filter } from "shared-types/sighting/codes";
import { choice, wholeNumber, type FilterSpec, type ReadField } from "../../../lib/filter";

const matching =
  (pattern: RegExp): ReadField<string> =>
  (value) =>
    typeof value === "string" && pattern.test(value) ? value : undefined;

/** A day, month or year, as the field takes it. */
const date: ReadField<string> = (value) =>
  typeof value === "string" && isDate(value) ? value : undefined;

/** What the list of sightings is narrowed to, in the address. */
export const sightingFilterSpec: FilterSpec<Filter> = {
  storageKey: "cpSightingFilter",
  defaults: { from: "", to: "", plantId: 0, animalId: 0, evidence: "", source: "", pageId: 1 },
  fields: {
    from: { param: "from", read: date },
    to: { param: "to", read: date },
    plantId: { param: "plant", read: wholeNumber(1) },
    animalId: { param: "animal", read: wholeNumber(1) },
    evidence: { param: "how", read: choice(sightingEvidences) },
    source: { param: "source", read: matching(/^[a-z0-9-]{1,30}$/) },
    pageId: { param: "page", read: wholeNumber(1) },
  },
};
