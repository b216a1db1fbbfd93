import { expect, test } from "vitest";
import { namesOn } from "./names-on";

test("a plant that an animal was on has no capital in the middle of the words", () => {
  expect(namesOn(["Gray treefrog", "Buttonbush"])).toBe("Gray treefrog on buttonbush");
  expect(namesOn(["Monarch", "New England aster"])).toBe("Monarch on New England aster");
  expect(namesOn(["Common milkweed"])).toBe("Common milkweed");
});
