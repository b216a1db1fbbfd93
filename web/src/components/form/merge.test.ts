import { expect, test } from "vitest";
import { merge } from "./merge";

const base = { title: "Oak", notes: "", tags: [1, 2] };

test("what was typed stays, everything else takes what is stored", () => {
  const stored = { title: "White oak", notes: "tall", tags: [1, 2, 3] };
  expect(merge(base, { ...base, notes: "mine" }, { ...stored, notes: "" })).toEqual({
    values: { ...stored, notes: "mine" },
    clashes: [],
  });
});

test("a field both have changed is named with what is stored and typed, and keeps what was typed", () => {
  const { values, clashes } = merge(
    base,
    { ...base, title: "Red oak" },
    { ...base, title: "White oak" },
  );
  expect(values.title).toBe("Red oak");
  expect(clashes).toEqual([{ fieldId: "title", stored: "White oak", typed: "Red oak" }]);
});

test("both having typed the same is no clash", () => {
  const same = { ...base, tags: [3] };
  expect(merge(base, same, { ...same }).clashes).toEqual([]);
});
