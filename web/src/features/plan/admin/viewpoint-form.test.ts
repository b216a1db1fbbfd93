import { expect, test } from "vitest";
import { emptyViewpoint } from "./ViewpointForm";
import { draftOfViewpoint, formOfViewpoint, viewpointFormSchema } from "./viewpoint-form";

const stored = {
  ...emptyViewpoint,
  ...{ name: "Gate", planId: 1, sheetId: 2, x: 0.123456, y: 0.5 },
};

test("a viewpoint's place is in percent, and what is not changed keeps all its digits", () => {
  const form = formOfViewpoint(stored);
  expect([form.fromLeft, form.fromTop]).toEqual([12.35, 50]);
  expect(draftOfViewpoint(stored, form)).toEqual(stored);
  expect(draftOfViewpoint(stored, { ...form, fromTop: 33.3 })).toEqual({ ...stored, y: 0.333 });
});

test.each([-1, 100.5, Number.NaN])("a place of %j percent is refused by name", async (fromTop) => {
  const form = { ...formOfViewpoint(stored), fromTop };
  await expect(viewpointFormSchema.validate(form)).rejects.toThrow(
    "For the From top, % field, please enter a number from 0 to 100.",
  );
});
