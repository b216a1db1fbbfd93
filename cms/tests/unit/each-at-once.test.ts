import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { eachAtOnce } from "../../src/platform/each-at-once";

test("each is worked on once, begun in order, no more at a time than may be", async () => {
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  await eachAtOnce(new Set([1, 2, 3, 4, 5, 6, 7]), 3, async (item) => {
    begun.push(item);
    most = Math.max(most, (running += 1));
    await wait(item % 2);
    running -= 1;
  });
  expect(begun).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect([most, running]).toEqual([3, 0]);
});

test("after a fault no other is begun, and what was begun is over before it is thrown", async () => {
  const begun: number[] = [];
  const over: number[] = [];
  const work = eachAtOnce([1, 2, 3, 4, 5], 2, async (item) => {
    begun.push(item);
    if (item === 2) throw new Error("second");
    await wait(5);
    over.push(item);
  });
  await expect(work).rejects.toThrow("second");
  expect([begun, over]).toEqual([[1, 2], [1]]);
});
