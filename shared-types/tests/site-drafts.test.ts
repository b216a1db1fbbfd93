import { describe, expect, test } from "vitest";
import { check } from "../src/kit/check";
import { siteDraftSchema } from "../src/site/schema";
import { faults } from "./faults";

const fact = (label: string, value = "") => ({ label, value });
const eight = Array.from({ length: 8 }, (_, n) => fact(`Fact ${n}`, "yes"));

describe("the site's record", () => {
  test.each<[unknown, unknown]>([
    // A line that says nothing is no line, whatever stands between its quotation marks.
    [[fact("", " "), fact("Soil", "Clay"), fact("", "")], [fact("Soil", "Clay")]],
    [[fact("Soil")], [fact("Soil")]],
    [[...eight, fact(" ")], eight],
    [[], []],
  ])("with the facts %j has %j", async (facts, stored) => {
    expect(await check(siteDraftSchema, { facts })).toMatchObject({ value: { facts: stored } });
  });

  test.each<[string, object, string]>([
    ["facts", { facts: [...eight, fact("Ninth")] }, "There can be at most 8 facts."],
    ["facts", { facts: "Clay" }, "Facts must be a list."],
    ["facts", { facts: null }, "Facts must be a list."],
    ["facts", { facts: [null] }, ""],
    ["title", { title: "x".repeat(101) }, ""],
    ["names.flora", { names: { flora: "x".repeat(101) } }, ""],
    ["tiles.flora", { tiles: { flora: "x" } }, "tiles.flora must be the id of a photo, or 0."],
    ["tiles.flora", { tiles: { flora: -1 } }, "tiles.flora must be the id of a photo, or 0."],
    ...["x", null].map((photoId): [string, object, string] => [
      "contact.photoId",
      { contact: { photoId } },
      "contact.photoId must be the id of a photo, or 0.",
    ]),
    ["timeZone", { timeZone: "Mars" }, "Please choose a time zone such as America/New_York."],
    [
      "photoLicenseUrl",
      { photoLicenseUrl: "mailto:a@example.org" },
      "The license must be an address such as https://creativecommons.org/licenses/by/4.0/.",
    ],
  ])("says at %s what is wrong with %j", async (field, draft, message) => {
    const said = await faults(siteDraftSchema, draft);
    expect(Object.keys(said)).toEqual([field]);
    if (message) expect(said[field]).toBe(message);
  });
});
