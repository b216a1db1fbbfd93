import { readFileSync } from "node:fs";

/**
 * Whether a Node version such as '20.19.0' is one this site runs on (package.json, engines).
 * @param {string} version
 */
export function isSupported(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return (major === 20 && minor >= 19) || (major === 22 && minor >= 13) || major === 24;
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
