import { expect, it } from "vitest";
import { playwrightReport } from "./runners.mjs";

const journey = (/** @type {string} */ title, /** @type {string} */ status) => ({
  title,
  file: "list.spec.ts",
  tests: [{ projectName: "phone", status }],
});

it("names journeys that failed, were skipped or needed a further try, however deep they stand", () => {
  const inner = { specs: [journey("sorts", "unexpected"), journey("leaps", "skipped")] };
  const specs = [journey("opens", "expected"), journey("turns", "flaky")];
  const report = { suites: [{ suites: [inner], specs }], errors: [{ message: "No browser." }] };
  expect(playwrightReport(report)).toEqual({
    passed: 2,
    failures: [
      "[phone] list.spec.ts › sorts",
      "[phone] list.spec.ts › leaps",
      "Outside of a journey: No browser.",
    ],
    flaky: ["[phone] list.spec.ts › turns"],
  });
});
