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

/** The animals a filter finds; the old ones stay until the new ones are there. */
export function useAnimalList(filter: AnimalFilter) {
  return useRead(animalList(filter), { keepPrevious: true });
}

/** One animal; null when nobody has the key. */
export function animalDetail(keyId: string): Read<AnimalDetail | null> {
  return { key: `fauna/${keyId}`, get: (reader) => reader.faunaDetail(keyId) };
}

/** Whether a key may be asked for. */
export function isAnimalKey(keyId: string | undefined): keyId is string {
  return keyId !== undefined && keyId.trim() !== "";
}

/** One animal; reads nothing when the key cannot be asked for. */
export function useAnimal(keyId: string | undefined) {
  return useRead(isAnimalKey(keyId) ? animalDetail(keyId) : null);
}
