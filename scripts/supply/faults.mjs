import { readFileSync } from "node:fs";
import { satisfies } from "semver";

/**
 * @typedef {object} KnownBad
 * @property {string[]} names
 * @property {string} range  such as `<2.17.4` or `>=8.0.0 <8.17.1`
 * @property {string[]} ids  of advisories
 * @property {string} why
 */
/**
 * @typedef {object} Locked  one package of a lockfile
 * @property {string} [version]
 * @property {string} [name]  where it is installed under another
 * @property {string} [resolved]
 * @property {string} [integrity]
 * @property {boolean} [link]
 * @property {boolean} [hasInstallScript]
 */
/** @typedef {{ packages: Record<string, Locked> }} Lockfile */
/**
 * @typedef {object} Manifest
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [devDependencies]
 * @property {Record<string, boolean>} [allowScripts]  which packages may run a script while they are installed: npm 12 runs no other
 */

/** @type {KnownBad[]} */
const knownBad = JSON.parse(readFileSync(new URL("known-bad.json", import.meta.url), "utf8"));

const folder = "node_modules/";

/** Every package that comes from outside, with the name it was published under. @param {Lockfile} lockfile */
function packagesOf({ packages }) {
  return Object.entries(packages).flatMap(([path, locked]) => {
    const at = path.lastIndexOf(folder);
    if (at < 0 || locked.link) return [];
    return [{ ...locked, name: locked.name ?? path.slice(at + folder.length) }];
  });
}

/** Where a package is fetched from: npm puts the registry that it is set to in the place of its own. @param {Locked} locked */
const sourceOf = ({ resolved = "" }) =>
  /^https:/.test(resolved) ? new URL(resolved).host : resolved;

/**
 * The faults of a lockfile, one sentence each.
 * @param {Lockfile} lockfile
 * @param {Manifest} manifest  beside it
 */
export function lockfileFaults(lockfile, { allowScripts = {} }) {
  const all = packagesOf(lockfile);
  const faults = all.flatMap((locked) => {
    const { name, version = "", integrity = "" } = locked;
    const what = `${name} ${version}`;
    const bad = knownBad.filter(
      ({ names, range }) =>
        names.includes(name) && satisfies(version, range, { includePrerelease: true }),
    );
    return [
      ...(integrity.startsWith("sha512-") ? [] : [`${what} has no integrity (sha512).`]),
      // npm asks for the whole record of a package whose address it does not know.
      ...(locked.resolved === undefined ? [`${what} has no address (resolved).`] : []),
      ...(locked.hasInstallScript && !(name in allowScripts)
        ? [
            `${what} runs a script while it is installed: allow or deny it in package.json (allowScripts).`,
          ]
        : []),
      ...(/^strapi-plugin-/.test(name)
        ? [
            `${what}: strapi-plugin-… packages without a scope are not allowed; 36 of them were malicious.`,
          ]
        : []),
      ...bad.map(({ range, ids, why }) => `${what} is in ${range}: ${[...ids, why].join(", ")}.`),
    ];
  });
  const sources = [...new Set(all.map(sourceOf).filter((source) => source !== ""))];
  if (sources.length > 1)
    faults.push(`Packages come from ${sources.join(" and ")}: one is enough.`);
  return faults;
}

/**
 * Dependencies that are not pinned to one version.
 * @param {Manifest} manifest
 */
export function manifestFaults({ dependencies = {}, devDependencies = {} }) {
  return Object.entries({ ...dependencies, ...devDependencies })
    .filter(([, version]) => !/^(\d+\.\d+\.\d+(-[\w.]+)?|file:\.\.\/[\w-]+)$/.test(version))
    .map(
      ([name, version]) => `${name} is "${version}": name one version (npm install --save-exact).`,
    );
}
