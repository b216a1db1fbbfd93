import { mkdirSync, openSync } from "node:fs";
import { join, relative } from "node:path";
import { root } from "../stages/run.mjs";

const folder = join(root, ".cache/test");
let isWithinDots = false;

/** Prints a line, below the dots that stand there. @param {string} text */
export function line(text) {
  console.log(isWithinDots ? `\n${text}` : text);
  isWithinDots = false;
}

/** Prints a dot for whatever has passed. */
export function dot() {
  process.stdout.write(".");
  isWithinDots = true;
}

/**
 * A new file for all that a stage prints besides: servers' logs, and what passing tests say.
 * @param {string} stage
 */
export function logOf(stage) {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${stage}.log`);
  return { path: relative(root, path), fd: openSync(path, "w") };
}
