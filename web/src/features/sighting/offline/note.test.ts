import { expect, test } from "vitest";
import { check } from "shared-types/kit/check";
import { sightingDraftSchema } from "shared-types/sighting/schema";
import { sightingOf, type Noted } from "./note";

const known = {
  animals: [[7, "Luna Moth"]] satisfies [number, string][],
  plants: [[5, "White Oak"]] satisfies [number, string][],
  timeZone: "America/New_York",
};
const noted: Noted = {
  ...{ animal: "luna moth ", plant: "", date: "2024-05-17", stage: "", evidence: "seen" },
  ...{ count: "", note: " By the porch light " },
};

test("what is noted without a network is a sighting that the server takes", async () => {
  const draft = sightingOf({ ...noted, plant: "White Oak", stage: "larva", count: "3" }, known);
  expect(draft).toMatchObject({
    ...{ animalId: 7, plantId: 5, date: "2024-05-17", stage: "larva", count: 3 },
    ...{ note: "By the porch light", source: "own", internal: false },
  });
  expect(await check(sightingDraftSchema, draft)).toEqual({ value: draft });
  const other = sightingOf(noted, known);
  expect(other).not.toMatchObject({ clientId: (draft as { clientId: string }).clientId });
});

test.each<[string, Partial<Noted>, RegExp]>([
  ["nothing", { animal: "" }, /Choose an animal or a plant/],
  ["an animal that is not here", { animal: "Okapi" }, /no animal “Okapi”/],
  ["a plant that is not here", { plant: "Luna Moth" }, /no plant “Luna Moth”/],
  ["a plant’s stage without a plant", { stage: "flower" }, /choose one/],
  ["no date", { date: "" }, /date/],
  ["a day to come", { date: "2999-01-01" }, /date/],
  ["half a moth", { count: "0.5" }, /whole number/],
])("%s is refused at once", (_what, wrong, reason) => {
  expect(sightingOf({ ...noted, ...wrong }, known)).toMatch(reason);
});
