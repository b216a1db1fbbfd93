import { expect, test } from "vitest";
import { responsiveWidths } from "../../src/api/photo/workers/derive";

test.each([
  [2560, [320, 640, 960, 1280, 1920]],
  [1920, [320, 640, 960, 1280, 1920]],
  [1700, [320, 640, 960, 1280, 1700]],
  [1500, [320, 640, 960, 1280]],
  [1280, [320, 640, 960, 1280]],
  [1200, [320, 640, 960, 1200]],
  [1150, [320, 640, 960]],
  [700, [320, 640]],
  [320, [320]],
  [300, [300]],
])("a picture of %i px has responsive files of the widths %j", (width, widths) =>
  expect(responsiveWidths(width)).toEqual(widths),
);
