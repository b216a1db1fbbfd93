import { expect, test } from "vitest";
import type { Plan } from "shared-types/plan/answers";
import { newViewpoint } from "./ViewpointForm";

/** Plans by the numbers of their sheets. */
const plans = (...sheetIds: number[][]) =>
  sheetIds.map(
    (ids, n) => ({ planId: n + 1, sheets: ids.map((sheetId) => ({ sheetId })) }) as Plan,
  );

test.each([
  ["no drawing", plans([]), [0, 0]],
  ["the only one", plans([], [7]), [2, 7]],
  ["two on a plan", plans([7, 8]), [0, 0]],
  ["one on each of two plans", plans([7], [8]), [0, 0]],
])("a new viewpoint of %s", (_, all, [planId, sheetId]) => {
  expect(newViewpoint(all)).toMatchObject({ planId, sheetId, x: 0.5, y: 0.5 });
});
