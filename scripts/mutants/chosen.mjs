import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../stages/run.mjs";
import { placesOf } from "./places.mjs";
import { modulesIn } from "./tests-for.mjs";

/** Numbers from 0 to 1 that follow from a seed (mulberry32). @param {number} seed */
export function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Places of all areas, an equal number in each, at most one a line; one area after the other. An area alone has the places
 * that it has among all.
 * @param {string[]} areas  folders from the project's root
 * @param {number} count
 * @param {number} seed
 * @param {string} only  what the paths of files begin with
 */
export function chosenPlaces(areas, count, seed, only) {
  const random = seeded(seed);
  return areas.flatMap((area) => {
    const mixed = modulesIn(area)
      .filter((file) => !/\.test\.\w+$/.test(file))
      .flatMap((file) => placesOf(file, readFileSync(join(root, file), "utf8")))
      .map((place) => ({ place, at: random() }))
      .sort((a, b) => a.at - b.at)
      .map(({ place }) => place);
    const lines = new Map(mixed.map((place) => [`${place.file}:${place.line}`, place]));
    return [...lines.values()]
      .slice(0, Math.ceil(count / areas.length))
      .filter(({ file }) => file.startsWith(only));
  });
}
