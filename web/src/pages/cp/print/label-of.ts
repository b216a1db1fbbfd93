import { nameInSentence, paths, seasonLabels, type PlantDetail, type PlantRow } from "shared-types";
import { floweringSpan } from "../../../features/calendar/api/flowering";
import type { PlantLabel } from "../../../features/print/admin/plant-label";

/** The yard's own days in flower, else the season. */
function bloomOf({ season }: PlantRow, detail: PlantDetail | null): string {
  const span = floweringSpan(detail?.records.flowering ?? []);
  if (span !== "") return `Blooms ${span}`;
  return season === "" ? "" : `Season: ${seasonLabels[season].toLowerCase()}`;
}

function hostOf(detail: PlantDetail | null): string {
  const guests = (detail?.visitors ?? []).filter(({ interaction }) => interaction === "larva");
  return guests.length === 0
    ? ""
    : `Host of ${guests.map(({ nameCommon }) => nameInSentence(nameCommon)).join(", ")}`;
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
    bloom: bloomOf(plant, detail),
    host: hostOf(detail),
    href: internal ? "" : origin + paths.floraDetail(keyId),
  };
}
