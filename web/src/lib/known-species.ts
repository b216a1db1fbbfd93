import type { PhotoOptions } from "shared-types/photo/answers";
import { readLocal, writeLocal } from "./local";
import { orElse } from "./or-else";

/** The plants and animals of the site as this device knows them without a network, and where its day begins. */
export interface KnownSpecies {
  animals: [id: number, name: string][];
  plants: [id: number, name: string][];
  timeZone: string;
}

const key = "cpSpecies";

const listOf = (options: PhotoOptions["Animals"]) =>
  options.map(({ Key, Value }): [number, string] => [Key, Value]);

/** Keeps them for the screen that opens without a network (docs/decisions/083). */
export function keepSpecies({ Animals, Plants }: PhotoOptions, timeZone: string): void {
  const known: KnownSpecies = { animals: listOf(Animals), plants: listOf(Plants), timeZone };
  writeLocal(key, JSON.stringify(known));
}

/** Null on a device on which the list of sightings was never opened with a network. */
export const knownSpecies = (): KnownSpecies | null =>
  orElse(() => JSON.parse(readLocal(key)) as KnownSpecies, null);

/** Whoever signs out leaves no names of internal records behind. */
export const dropSpecies = (): void => writeLocal(key, "");
