import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../stages/run.mjs";
import { placesOf } from "./places.mjs";
import { modulesIn } from "./tests-for.mjs";

/**
 * What decides whether a place is chosen: the seed and what its lines say, so that a mend elsewhere moves no other place.
 * @param {number} seed
 * @param {import("./places.mjs").Place} place
 * @param {string} text  of its file
 */
export function turnOf(seed, { file, line, start, end, instead }, text) {
  const around = text.split("\n").slice(Math.max(0, line - 2), line);
  const says = [seed, file, ...around, text.slice(start, end), instead];
  return createHash("sha256").update(says.join("\n")).digest("hex");
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
  return areas.flatMap((area) => {
    const mixed = modulesIn(area)
      .filter((file) => !/\.test\.\w+$/.test(file))
      .flatMap((file) => {
        const text = readFileSync(join(root, file), "utf8");
        return placesOf(file, text).map((place) => ({ place, turn: turnOf(seed, place, text) }));
      })
      .sort((a, b) => (a.turn < b.turn ? -1 : 1))
      .map(({ place }) => place);
    const lines = new Map(mixed.map((place) => [`${place.file}:${place.line}`, place]));
    return [...lines.values()]
      .slice(0, Math.ceil(count / areas.length))
      .filter(({ file }) => file.startsWith(only));
  });
}
