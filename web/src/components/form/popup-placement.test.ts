import { expect, test } from "vitest";
import { placementBetween } from "./popup-placement";

const window = { top: 0, bottom: 900 };

test("a list opens below where there is room", () => {
  expect(placementBetween({ top: 100, bottom: 144 }, window)).toEqual({
    side: "below",
    height: 320,
  });
});

test("it opens above where there is more room than below", () => {
  expect(placementBetween({ top: 700, bottom: 744 }, window)).toEqual({
    side: "above",
    height: 320,
  });
});

test("it is no higher than the room of a dialog", () => {
  const dialog = { top: 200, bottom: 600 };
  expect(placementBetween({ top: 300, bottom: 344 }, dialog)).toEqual({
    side: "below",
    height: 244,
  });
});

test("it stays usable where there is no room at all", () => {
  expect(placementBetween({ top: 40, bottom: 84 }, { top: 0, bottom: 120 }).height).toBe(120);
});
