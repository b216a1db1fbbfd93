// Whether packages are pinned, checksummed and allowed: part of `npm run check`.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { root } from "../stages/run.mjs";
import { lockfileFaults, manifestFaults } from "./faults.mjs";

const skipped = new Set(["node_modules", "dist", "build", "data"]);

/** Folders of the project that hold a package, whoever adds one. @param {string} folder @returns {string[]} */
function packageFolders(folder) {
  const below = readdirSync(folder, { withFileTypes: true })
    .filter(
      (entry) => entry.isDirectory() && !skipped.has(entry.name) && !entry.name.startsWith("."),
    )
    .flatMap(({ name }) => packageFolders(join(folder, name)));
  return existsSync(join(folder, "package.json")) ? [folder, ...below] : below;
}

const read = (/** @type {string} */ file) => JSON.parse(readFileSync(file, "utf8"));

/** @param {string} folder */
function faultsIn(folder) {
  const manifest = read(join(folder, "package.json"));
  const lockfile = join(folder, "package-lock.json");
  const faults = [
    ...manifestFaults(manifest),
    ...(existsSync(lockfile) ? lockfileFaults(read(lockfile), manifest) : []),
  ];
  return faults.map((fault) => `${relative(root, folder) || "."}: ${fault}`);
}

const faults = packageFolders(root).flatMap(faultsIn);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
