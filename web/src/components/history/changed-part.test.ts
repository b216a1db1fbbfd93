import { describe, expect, test } from "vitest";
import { changedPart } from "./changed-part";

describe("what has changed in a text", () => {
  test.each([
    ["a red leaf", "a green leaf", ["a", "red", "green", "leaf"]],
    ["a leaf", "a large leaf", ["a", "", "large", "leaf"]],
    ["one two", "one", ["one", "two", "", ""]],
    ["", "new", ["", "", "new", ""]],
    ["same", "same", ["same", "", "", ""]],
    ["the the", "the", ["the", "the", "", ""]],
  ])("from '%s' to '%s'", (before, after, [lead, removed, added, rest]) => {
    expect(changedPart(before, after)).toEqual({ lead, removed, added, rest });
  });

  test("of a long text is shown with eight words on either side", () => {
    const words = Array.from({ length: 20 }, (_, n) => `w${n}`);
    const { lead, removed, added, rest } = changedPart(
      [...words, "old", ...words].join(" "),
      [...words, "new", ...words].join(" "),
    );
    expect([removed, added]).toEqual(["old", "new"]);
    expect(lead).toBe("… w12 w13 w14 w15 w16 w17 w18 w19");
    expect(rest).toBe("w0 w1 w2 w3 w4 w5 w6 w7 …");
  });
});
