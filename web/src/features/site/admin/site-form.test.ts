import { expect, test } from "vitest";
import { siteDraftSchema, type SiteDraft } from "shared-types/site/schema";
import { draftOf, formErrors, formOf } from "./site-form";
import { screenOf } from "./site-screens";

const draft = (): SiteDraft => ({
  ...siteDraftSchema.cast({ title: "Fern Hollow", facts: [{ label: "Soil", value: "Sand" }] }),
  intros: { ...siteDraftSchema.cast({}).intros, flora: "Natives." },
});

test("a form has all of the record, and gives it back as it was", () => {
  expect(formOf(draft())).toMatchObject({ introFlora: "Natives.", showPlans: true, tileFlora: 0 });
  expect(draftOf(formOf(draft()))).toEqual(draft());
});

test("an error is told at the form's own field", () => {
  const at = (fieldId: string) => formErrors([{ fieldId, errorMessage: "No." }])[0]?.fieldId;
  expect(
    ["title", "intros.flora", "contact.photoId", "contact.salutation", "facts.label"].map(at),
  ).toEqual(["title", "introFlora", "contactPhoto", "salutation", "facts"]);
});

test("a field is found on its screen", () => {
  const names = Object.keys(formOf(draft()));
  expect(names.filter((name) => screenOf(name) === "name").sort()).toEqual([
    ...["hemisphere", "ownerName", "photoLicenseUrl", "place", "tagline", "timeZone", "title"],
  ]);
  expect(
    ["facts", "tileFlora", "hiddenPlants", "introContact", "introFlora", "descriptionFlora"].map(
      screenOf,
    ),
  ).toEqual(["welcome", "tiles", "week", "contact", "pages", "search"]);
});
