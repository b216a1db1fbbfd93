import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "./run.mjs";

const skipped = new Set([
  "node_modules",
  "dist",
  "build",
  ".strapi",
  ".cache",
  "data",
  "e2e",
  "tests",
]);

/**
 * All files below a path of the project, or the file itself.
 * @param {string} path
 * @returns {string[]}
 */
function filesOf(path) {
  const whole = join(root, path);
  if (!existsSync(whole)) return [];
  if (statSync(whole).isFile()) return [path];
  return readdirSync(whole, { withFileTypes: true })
    .filter((entry) => !skipped.has(entry.name))
    .flatMap((entry) => filesOf(join(path, entry.name)))
    .sort();
}

/**
 * A fingerprint of everything a step reads.
 * @param {string[]} inputs files and folders, from the project's root
 */
export function fingerprint(inputs) {
  const hash = createHash("sha256").update(`node ${process.versions.modules}\n`);
  for (const file of inputs.flatMap(filesOf))
    hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

/**
 * Whether a step's last run read just this; `stamp` is the file that says so.
 * @param {string} stamp
 * @param {string} print
 */
export function isFresh(stamp, print) {
  const file = join(root, stamp);
  return existsSync(file) && readFileSync(file, "utf8") === print;
}

/**
 * Notes that a step has run on what this fingerprint stands for.
 * @param {string} stamp
 * @param {string} print
 */
export function mark(stamp, print) {
  const file = join(root, stamp);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, print);
}
