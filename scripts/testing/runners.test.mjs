import { expect, it } from "vitest";
import { outcomeOf } from "./playwright-report.mjs";

/** @param {string} outcome @param {object[]} results */
const journey = (outcome, results) =>
  /** @type {import("@playwright/test/reporter").TestCase} */ (
    /** @type {unknown} */ ({
      titlePath: () => ["", "desk", "list.spec.ts", "sorts"],
      outcome: () => outcome,
      results,
    })
  );

it.each([
  ["expected", [{ status: "passed", errors: [] }], undefined],
  [
    "unexpected",
    [{ status: "failed", errors: [{ message: "Not\n\u001b[31msorted" }] }],
    "Not\n    sorted",
  ],
  [
    "unexpected",
    [{ status: "timedOut", errors: [{ message: "Too late" }, { message: "page.goto" }] }],
    "Too late\n    page.goto",
  ],
  ["skipped", [{ status: "skipped", errors: [] }], "skipped"],
  ["expected", [{ status: "skipped", errors: [] }], "skipped"],
  ["skipped", [], "did not run"],
])("names a journey that was %s, with %j: %s", (outcome, results, reason) => {
  const reasons = reason === undefined ? [] : [`[desk] list.spec.ts › sorts: ${reason}`];
  expect(outcomeOf(journey(outcome, results))).toEqual({
    passed: reason === undefined ? 1 : 0,
    reasons,
  });
});
