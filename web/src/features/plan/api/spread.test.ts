import { expect, test } from "vitest";
import { spreadMarks } from "./spread";

const mark = (plantingId: number, xPx: number, yPx: number) => ({
  plantingId,
  x: xPx / 390,
  y: yPx / 390,
});

/** Where the marks are drawn on a phone. */
function drawn(marks: ReturnType<typeof mark>[]) {
  const aside = spreadMarks(marks, 1);
  return marks.map(({ plantingId, x, y }) => {
    const [dx, dy] = aside.get(plantingId) ?? [0, 0];
    return { x: x * 390 + dx, y: y * 390 + dy, moved: Math.hypot(dx, dy) };
  });
}

test("marks that overlap move aside until they do not, and no others", () => {
  const [a, b, c] = drawn([mark(1, 100, 100), mark(2, 108, 106), mark(3, 200, 100)]);
  expect(Math.hypot((b?.x ?? 0) - (a?.x ?? 0), (b?.y ?? 0) - (a?.y ?? 0))).toBeCloseTo(15, 1);
  // Each in its direction from the other.
  expect((a?.x ?? 0) < 100 && (b?.x ?? 0) > 108).toBe(true);
  expect(c?.moved).toBe(0);
});

test("two plants at one place stand beside each other", () => {
  const [a, b] = drawn([mark(1, 50, 50), mark(2, 50, 50)]);
  expect(Math.abs((b?.x ?? 0) - (a?.x ?? 0))).toBeCloseTo(14, 0);
});

test("in a crowd no mark leaves its place by more than a disc's radius", () => {
  const crowd = Array.from({ length: 500 }, (_, n) => mark(n, 100 + (n % 7), 100 + (n % 11)));
  for (const { moved } of drawn(crowd)) expect(moved).toBeLessThanOrEqual(7.001);
});

test("the drawing's height is by its ratio", () => {
  const flat = [
    { plantingId: 1, x: 0.5, y: 0.5 },
    { plantingId: 2, x: 0.5, y: 0.55 },
  ];
  expect(spreadMarks(flat, 1).size).toBe(0);
  expect(spreadMarks(flat, 2).size).toBe(2);
});
