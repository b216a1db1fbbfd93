import { describe, expect, test } from "vitest";
import { booleanOf, dateOf, numberOf, textOf } from "../../src/database/row";

const moment = "2024-05-01T10:00:00.123Z";

describe("a value of a row", () => {
  test("is the same from both databases", () => {
    expect([booleanOf(true), booleanOf(1)]).toEqual([true, true]);
    expect([booleanOf(false), booleanOf(0), booleanOf(null)]).toEqual([false, false, false]);
    expect([dateOf(Date.parse(moment)), dateOf(new Date(moment))]).toEqual([moment, moment]);
    expect([numberOf("1.5"), numberOf(1.5)]).toEqual([1.5, 1.5]);
  });

  test("that is missing is empty text, 0 or no date", () => {
    for (const missing of [null, undefined])
      expect([textOf(missing), numberOf(missing), dateOf(missing)]).toEqual(["", 0, null]);
    expect(dateOf("nonsense")).toBeNull();
    expect(dateOf(0)).toBe("1970-01-01T00:00:00.000Z");
  });
});
