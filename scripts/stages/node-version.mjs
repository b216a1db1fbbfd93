import { readFileSync } from "node:fs";

/**
 * Whether a Node version such as '20.19.0' is one this site runs on (package.json, engines).
 * @param {string} version
 */
export function isSupported(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const first = { 20: 19, 22: 13, 24: 0, 26: 4 }[major];
  return first !== undefined && minor >= first;
}

/** Ends the process with one plain sentence on a Node version this site does not run on. */
export function requireNode() {
  if (isSupported(process.versions.node)) return;
  const { engines } = JSON.parse(
    readFileSync(new URL("../../package.json", import.meta.url), "utf8"),
  );
  console.error(
    `This site needs Node ${engines.node}, and this is ${process.versions.node}: install Node 22 from https://nodejs.org and start again.`,
  );
  process.exit(1);
}
