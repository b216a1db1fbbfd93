import type { PlantDetail, PlantFilter, PlantRow } from "shared-types";
import { filterToQuery } from "../../../lib/filter";
import { useRead, type Read } from "../../../lib/swr";
import { plantFilterSpec } from "./filter";

/** The plants a filter finds. */
export function plantList(filter: PlantFilter): Read<PlantRow[]> {
  return {
    key: `flora${filterToQuery(plantFilterSpec, filter)}`,
    get: (reader) => reader.flora(filter),
  };
}

/** The plants a filter finds; the previous ones stay until they have loaded. */
export function usePlantList(filter: PlantFilter) {
  return useRead(plantList(filter), { keepPrevious: true });
}

/** One plant; null when there is no such key. */
export function plantDetail(keyId: string): Read<PlantDetail | null> {
  return { key: `flora/${keyId}`, get: (reader) => reader.floraDetail(keyId) };
}
