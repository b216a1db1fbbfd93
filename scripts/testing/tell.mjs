import { writeSync } from "node:fs";

/**
 * What came of a test file or a journey. `reasons` has for each failure 'name: reason', the reason with as many lines
 * as it takes; a test that was skipped, or that did not run, is one too: nothing is left out silently.
 * @typedef {{ passed: number, reasons: string[] }} Outcome
 */

/** The file descriptor at which a runner's reporter tells its outcomes, a line of JSON each. */
export const tellingFd = 3;

/** @param {Outcome} outcome */
export const tell = (outcome) => writeSync(tellingFd, `${JSON.stringify(outcome)}\n`);

// oxlint-disable-next-line no-control-regex
const colors = /\u001b\[[0-9;]*m/g;

/** The first lines of an error, without colors. @param {string | undefined} text */
export const reasonOf = (text) =>
  (text ?? "").replace(colors, "").trim().split("\n").slice(0, 12).join("\n    ");
