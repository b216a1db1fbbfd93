import { expect, test } from "vitest";
import { coalesce } from "../../src/platform/coalesce";

/** A check that ends on demand and returns the number of checks started before it. */
function slowLook() {
  const ends: (() => void)[] = [];
  const look = coalesce(async () => {
    const begun = ends.length;
    await new Promise<void>((resolve) => ends.push(resolve));
    return begun;
  });
  return { look, end: (n: number) => ends[n]?.(), begun: () => ends.length };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

test("calls during a run share the next run", async () => {
  const { look, end, begun } = slowLook();
  const first = look();
  const [second, third] = [look(), look()];
  expect(begun()).toBe(1);
  end(0);
  expect(await first).toBe(0);
  await settle();
  expect(begun()).toBe(2);
  end(1);
  expect(await Promise.all([second, third])).toEqual([1, 1]);
});

test("a run that fails rejects its callers, and the next one is made", async () => {
  let fails = true;
  const look = coalesce(async () => {
    await settle();
    if (fails) throw new Error("away");
    return "found";
  });
  const [first, second] = [look(), look()];
  await expect(first).rejects.toThrow("away");
  fails = false;
  expect(await second).toBe("found");
});
