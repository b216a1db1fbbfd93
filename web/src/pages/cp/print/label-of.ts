import { monthName } from "shared-types/kit/date";
import { seasonLabels } from "shared-types/plant/codes";
import type { PlantDetail, PlantRow } from "shared-types/plant/answers";
import { paths } from "shared-types/site/paths";
import { nativeLabels } from "shared-types/species/codes";
import { nameInSentence } from "shared-types/species/name-in-sentence";
import { floweringDays, floweringSpan } from "../../../features/calendar/api/flowering";
import type { PlantLabel } from "../../../features/print/admin/plant-label";
import { countOf } from "../../../lib/format";

/** Fewer days than these say when somebody looked, not how long a plant blooms. */
const fewDays = 7;
const dayLength = 24 * 60 * 60 * 1000;

/** The yard's own days in flower, or the month of a few of them, else the season. */
function bloomOf({ season }: PlantRow, detail: PlantDetail | null): string {
  const flowering = detail?.records.flowering ?? [];
  const [first, last] = floweringDays(flowering).map((day) => new Date(day));
  if (first && last) {
    const days = (last.getTime() - first.getTime()) / dayLength + 1;
    if (days >= fewDays) return `Blooms ${floweringSpan(flowering)}`;
    const months = new Set([first, last].map((day) => monthName(day.getUTCMonth() + 1)));
    return `In bloom in ${[...months].join(" and ")}`;
  }
  return season === "" ? "" : `Season: ${seasonLabels[season].toLowerCase()}`;
}

function hostOf(detail: PlantDetail | null): string {
  const guests = (detail?.visitors ?? []).filter(({ interaction }) => interaction === "larva");
  return guests.length === 0
    ? ""
    : `Host of ${guests.map(({ nameCommon }) => nameInSentence(nameCommon)).join(", ")}`;
}

/** 'Asteraceae, native'; an introduced plant is not praised for it. */
function familyOf({ family, native }: PlantRow): string {
  const home = native === "" || native === "introduced" ? "" : nativeLabels[native];
  return family && home ? `${family}, ${home.toLowerCase()}` : family || home;
}

function feedsOf(detail: PlantDetail | null): string {
  const kinds = detail?.keystone ?? 0;
  return kinds === 0
    ? ""
    : `Feeds ${countOf(kinds, "kind of caterpillar", "kinds of caterpillars")}`;
}

/**
 * What a plant's label says.
 * @param detail  its page; `null` for an internal plant, which has none to lead to
 * @param origin  the site's own address
 */
export function labelOf(plant: PlantRow, detail: PlantDetail | null, origin: string): PlantLabel {
  const { keyId, nameCommon, nameScientific, internal } = plant;
  return {
    ...{ keyId, nameCommon, nameScientific },
    family: familyOf(plant),
    bloom: bloomOf(plant, detail),
    feeds: feedsOf(detail),
    host: hostOf(detail),
    href: internal ? "" : origin + paths.floraDetail(keyId),
  };
}
