import { reasonOf, tell } from "./tell.mjs";

/** @typedef {import("@playwright/test/reporter").TestCase} Journey */

/** '[desk] list.spec.ts › sorts': Playwright's own path begins with a root that has no name. @param {Journey} journey */
function nameOf(journey) {
  const [, project, ...rest] = journey.titlePath();
  return `[${project}] ${rest.join(" › ")}`;
}

/**
 * What came of a journey that has ended, or that never began.
 * @param {Journey} journey
 * @returns {import("./tell.mjs").Outcome}
 */
export function outcomeOf(journey) {
  const last = journey.results.at(-1);
  if (last && journey.outcome() === "expected" && last.status !== "skipped")
    return { passed: 1, reasons: [] };
  // The first of two says only that the time was over, the second what the journey waited for.
  const errors = last?.errors.map(({ message }) => reasonOf(message)).join("\n    ");
  const reason = errors || (last?.status ?? "did not run");
  return { passed: 0, reasons: [`${nameOf(journey)}: ${reason}`] };
}

/** A Playwright reporter that tells `npm test` of each journey. */
export default class Telling {
  /** @type {Set<string>} */
  #told = new Set();
  /** @type {Journey[]} */
  #all = [];

  /** @param {unknown} _config @param {import("@playwright/test/reporter").Suite} suite */
  onBegin(_config, suite) {
    this.#all = suite.allTests();
  }

  /** @param {Journey} journey */
  onTestEnd(journey) {
    this.#told.add(journey.id);
    tell(outcomeOf(journey));
  }

  /** @param {{ message?: string }} error */
  onError({ message }) {
    tell({ passed: 0, reasons: [`Outside of a journey: ${reasonOf(message)}`] });
  }

  onEnd() {
    for (const journey of this.#all) if (!this.#told.has(journey.id)) tell(outcomeOf(journey));
  }

  /** What it prints goes to a file. */
  printsToStdio() {
    return false;
  }
}
