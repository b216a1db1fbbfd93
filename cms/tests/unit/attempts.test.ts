import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createAttempts } from "../../src/lib/attempts";

const minute = 60_000;
const create = (max = 3) => createAttempts({ max, windowMs: minute });

describe("attempts of one key", () => {
  test("are free up to the limit, then wait until the oldest is a minute old", () => {
    const attempts = create();
    for (const now of [0, 1000, 2000]) {
      expect(attempts.waitMs("a", now)).toBe(0);
      attempts.begin("a", now);
    }
    expect(attempts.waitMs("a", 2000)).toBe(58_000);
    expect(attempts.waitMs("a", minute - 1)).toBe(1);
    expect(attempts.waitMs("a", minute)).toBe(0);
    attempts.begin("a", minute);
    expect(attempts.waitMs("a", minute)).toBe(1000);
  });

  test("do not count for another key", () => {
    const attempts = create(1);
    attempts.begin("a", 0);
    expect([attempts.waitMs("a", 0), attempts.waitMs("b", 0)]).toEqual([minute, 0]);
  });

  test("never are more than the limit in any minute", () => {
    const steps = fc.array(fc.integer({ min: 0, max: 20_000 }), { maxLength: 60 });
    fc.assert(
      fc.property(steps, fc.integer({ min: 1, max: 5 }), (pauses, max) => {
        const attempts = create(max);
        const begun: number[] = [];
        let now = 0;
        for (const pause of pauses) {
          now += pause;
          if (attempts.waitMs("a", now) > 0) continue;
          attempts.begin("a", now);
          begun.push(now);
        }
        for (const from of begun)
          expect(begun.filter((t) => t >= from && t < from + minute).length).toBeLessThanOrEqual(
            max,
          );
      }),
    );
  });
});

test("keys that have run out are not held", () => {
  const attempts = create();
  for (let n = 0; n < 1000; n += 1) attempts.begin(`key ${n}`, n);
  expect(attempts.size()).toBe(1000);
  attempts.begin("late", minute + 500);
  expect(attempts.size()).toBe(500);
  attempts.begin("later", 10 * minute);
  expect(attempts.size()).toBe(1);
});
