import {
  plantFields,
  plantFilterDefault,
  plantSearchColumns,
  plantSortColumns,
} from "shared-types/plant/fields";
import { pageParameters as params } from "shared-types/site/reader";
import { facetFilter } from "../../../components/species/field-filter";
import type { SpeciesFilter } from "../../../components/species/listed-species";
import { searchSortFields } from "../../../components/ui/search-sort";
import { choice, nonEmpty, type FilterSpec } from "../../../lib/filter";
import { readHeights } from "./heights";

/** What a code of several has: full sun, part shade, shade; dry, medium, wet. */
const sunChoices = ["F", "P", "S"] as const;
const moistureChoices = ["D", "M", "W"] as const;
export const seasonChoices = ["spr", "sum", "fall", "win"] as const;

/** At least so many kinds of caterpillars. */
export const feedsChoices = ["1", "50", "100", "200"] as const;

const faceted = facetFilter(plantFields, params);

/** The plant list's filter in the address and, for the session, under `cpPlantFilter`. */
export const plantFilterSpec: FilterSpec<SpeciesFilter<"plant">> = {
  storageKey: "cpPlantFilter",
  defaults: {
    ...plantFilterDefault,
    ...faceted.defaults,
    sun: undefined,
    moisture: undefined,
    season: undefined,
    height: undefined,
    feeds: undefined,
    bloom: undefined,
    visitedBy: undefined,
  },
  fields: {
    ...searchSortFields(plantSearchColumns, plantSortColumns),
    ...faceted.fields,
    sun: { param: params.sun, read: choice(sunChoices) },
    moisture: { param: params.moisture, read: choice(moistureChoices) },
    season: { param: params.season, read: choice(seasonChoices) },
    height: { param: params.height, read: readHeights },
    feeds: { param: params.feeds, read: choice(feedsChoices) },
    bloom: { param: params.bloom, read: choice(["now"]) },
    visitedBy: { param: params.visitedBy, read: nonEmpty(20) },
  },
};
