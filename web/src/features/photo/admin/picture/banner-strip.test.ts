import { expect, test } from "vitest";
import { placeAt, placeWords, stripOf } from "./banner-strip";
import { turned } from "./turned";

test("a banner takes the whole width of most photos, and the whole height of panoramas", () => {
  expect(stripOf({ width: 1500, height: 1000 })).toEqual({ axis: "y", share: 0.5 });
  expect(stripOf({ width: 6000, height: 1000 })).toEqual({ axis: "x", share: 0.5 });
  expect(stripOf({ width: 3000, height: 1000 })).toEqual({ axis: "x", share: 1 });
});

test("its place follows the pointer and stays on the photo", () => {
  const strip = stripOf({ width: 1500, height: 1000 });
  const places = [-1, 0, 0.25, 0.5, 0.6, 0.75, 1, 2].map((middle) => placeAt(middle, strip));
  expect(places).toEqual([0, 0, 0, 50, 70, 100, 100, 100]);
  expect(placeAt(0.9, { axis: "x", share: 1 })).toBe(50);
  expect(placeWords(70, strip)).toBe("70% from the top");
});

test("a photo turns by quarters to both sides", () => {
  expect(([0, 90, 180, 270] as const).map((now) => turned(now, "right"))).toEqual([
    90, 180, 270, 0,
  ]);
  expect(([0, 90, 180, 270] as const).map((now) => turned(now, "left"))).toEqual([270, 0, 90, 180]);
});
