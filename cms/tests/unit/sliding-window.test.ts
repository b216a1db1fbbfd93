import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createSlidingWindow } from "../../src/api/contact/captcha/sliding-window";
import { forAll } from "../fixtures/wild";

const minute = 60_000;
const create = (max = 3) => createSlidingWindow({ max, windowMs: minute });

describe("the sliding window of one key", () => {
  test("are free up to the limit, then wait until the oldest is a minute old", () => {
    const limiter = create();
    for (const now of [0, 1000, 2000]) {
      expect(limiter.waitMs("a", now)).toBe(0);
      limiter.begin("a", now);
    }
    expect(limiter.waitMs("a", 2000)).toBe(58_000);
    expect(limiter.waitMs("a", minute - 1)).toBe(1);
    expect(limiter.waitMs("a", minute)).toBe(0);
    limiter.begin("a", minute);
    expect(limiter.waitMs("a", minute)).toBe(1000);
  });

  test("do not count for another key", () => {
    const limiter = create(1);
    limiter.begin("a", 0);
    expect([limiter.waitMs("a", 0), limiter.waitMs("b", 0)]).toEqual([minute, 0]);
  });

  test("never are more than the limit in any minute", () => {
    const steps = fc.array(fc.integer({ min: 0, max: 20_000 }), { maxLength: 60 });
    forAll(fc.tuple(steps, fc.integer({ min: 1, max: 5 })), ([pauses, max]) => {
      const limiter = create(max);
      const begun: number[] = [];
      let now = 0;
      for (const pause of pauses) {
        now += pause;
        if (limiter.waitMs("a", now) > 0) continue;
        limiter.begin("a", now);
        begun.push(now);
      }
      for (const from of begun)
        expect(begun.filter((t) => t >= from && t < from + minute).length).toBeLessThanOrEqual(max);
    });
  });
});

test("keys that have run out are not held", () => {
  const limiter = create();
  for (let n = 0; n < 1000; n += 1) limiter.begin(`key ${n}`, n);
  expect(limiter.size()).toBe(1000);
  limiter.begin("late", minute + 500);
  expect(limiter.size()).toBe(500);
  limiter.begin("later", 10 * minute);
  expect(limiter.size()).toBe(1);
});
