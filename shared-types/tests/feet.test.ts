import { expect, test } from "vitest";
import { feetOf } from "../src/plant/feet";

test.each([
  ["6–16 in.", 1.33],
  ["2–3 ft", 3],
  ["1–1.5 ft", 1.5],
  ["18 in to 3 feet", 3],
  ["up to 40'", 40],
  ["8″", 0.67],
  ["30–60 cm", 1.97],
  ["2 m", 6.56],
  ["0,6–1,5 m", 4.92],
  ["3 foot", 3],
  ["", 0],
  ["tall", 0],
  ["2–3", 0],
  ["3 meters", 9.84],
  ["1–2 metres", 6.56],
  ["50 centimeters", 1.64],
  ["2 ft 6 in", 2.5],
  ["1 ft. 6 in. to 2' 3\"", 2.25],
  ["12 in, 3 ft", 3],
  ["3 ft wide, 6 in deep", 3],
  ["1 1/2 ft", 1.5],
  ["1-1/2 ft", 1.5],
  ["2½–3½ ft", 3.5],
  ["1 ½ ft", 1.5],
  ["3/4 in", 0.06],
  [".5 ft", 0.5],
  [".5–1.5 m", 4.92],
  ["approx.3 ft", 3],
  ["3..4 ft", 4],
  ["1/0 ft", 0],
  ["3.3 - 20 ft(1 - 6.1 m)", 20],
  ["tall (3 m)", 9.84],
])("%s is %d feet", (text, feet) => {
  expect(feetOf(text)).toBe(feet);
});
