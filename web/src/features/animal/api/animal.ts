import type { AnimalDetail, AnimalFilter, AnimalRow } from "shared-types";
import { filterToQuery } from "../../../lib/filter";
import { useRead, type Read } from "../../../lib/swr";
import { animalFilterSpec } from "./filter";

/** The animals a filter finds. */
export function animalList(filter: AnimalFilter): Read<AnimalRow[]> {
  return {
    key: `fauna${filterToQuery(animalFilterSpec, filter)}`,
    get: (reader) => reader.fauna(filter),
  };
}

/** The animals a filter finds; the previous ones stay until they have loaded. */
export function useAnimalList(filter: AnimalFilter) {
  return useRead(animalList(filter), { keepPrevious: true });
}

/** One animal; null when there is no such key. */
export function animalDetail(keyId: string): Read<AnimalDetail | null> {
  return { key: `fauna/${keyId}`, get: (reader) => reader.faunaDetail(keyId) };
}
