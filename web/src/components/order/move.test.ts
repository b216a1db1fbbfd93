import { describe, expect, test } from "vitest";
import { moved, placed } from "./move";

describe("moved", () => {
  test("moves an item by one place", () => {
    expect(moved(["a", "b", "c"], 2, -1)).toEqual(["a", "c", "b"]);
    expect(moved(["a", "b", "c"], 0, 1)).toEqual(["b", "a", "c"]);
  });

  test("leaves the first at the top and the last at the bottom", () => {
    expect(moved(["a", "b"], 0, -1)).toEqual(["a", "b"]);
    expect(moved(["a", "b"], 1, 1)).toEqual(["a", "b"]);
    expect(moved([], 0, 1)).toEqual([]);
  });
});

test("placed puts items in the order of ids, and loses none", () => {
  const items = [{ id: 1 }, { id: 2 }, { id: 3 }];
  const ids = placed(items, [3, 9, 1], ({ id }) => id).map(({ id }) => id);
  expect(ids).toEqual([3, 1, 2]);
});
