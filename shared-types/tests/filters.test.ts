import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { animalFilterDefault } from "../src/animal/fields";
import { photoFilterDefault } from "../src/photo/codes";
import { plantFilterDefault } from "../src/plant/fields";
import { animalFilterSchema } from "../src/animal/schema";
import { check } from "../src/kit/check";
import { photoFilterSchema } from "../src/photo/schema";
import { plantFilterSchema } from "../src/plant/schema";

const filters = [
  ["plants", plantFilterSchema, plantFilterDefault],
  ["animals", animalFilterSchema, animalFilterDefault],
  ["photos", photoFilterSchema, photoFilterDefault],
] as const;

const kindOf = (checked: object) => Object.keys(checked)[0];
/** The three schemas as one type, for a table of them. */
const run = (schema: (typeof filters)[number][1], input: unknown) =>
  check(schema as typeof plantFilterSchema, input);

describe.each(filters)("the filter of %s", (_name, schema, fallback) => {
  test("takes its defaults for what is missing", async () => {
    expect(await run(schema, {})).toEqual({ value: fallback });
    expect(await run(schema, { searchTerm: "oak" })).toEqual({
      value: { ...fallback, searchTerm: "oak" },
    });
  });

  test("leaves the term as it was typed", async () => {
    for (const searchTerm of ["", "  oak ", "%_\\'\"", "🐝", "0", "é".repeat(100)])
      expect(await run(schema, { searchTerm })).toEqual({ value: { ...fallback, searchTerm } });
  });

  test.each([
    { searchColumn: "xyz" },
    { searchColumn: "COM" },
    { searchColumn: null },
    { sortColumn: "not" },
    { sortDirection: "up" },
    { searchTerm: "x".repeat(101) },
    { searchTerm: null },
  ])("refuses %j", async (input) => {
    expect(kindOf(await run(schema, input))).not.toBe("value");
  });

  test.each(["constructor", "toString", "__proto__"])("calls the key %s malformed", async (key) => {
    const input = JSON.parse(`{"${key}":1}`) as object;
    expect(kindOf(await run(schema, input))).toBe("malformed");
  });

  test.each([{ nobody: 1 }, { searchTerm: 5 }, { searchTerm: ["a"] }, { searchTerm: {} }])(
    "calls %j malformed",
    async (input) => expect(kindOf(await run(schema, input))).toBe("malformed"),
  );

  test("names each field that is wrong", async () => {
    const checked = await run(schema, { searchColumn: "x", sortDirection: "y" });
    const fields = "broken" in checked ? checked.broken.map(({ fieldId }) => fieldId) : [];
    expect(fields.sort()).toEqual(["searchColumn", "sortDirection"]);
  });

  test("never throws and never lets a foreign key through", async () => {
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.string(), fc.jsonValue()), async (input) => {
        const checked = await run(schema, input);
        if ("value" in checked)
          expect(Object.keys(checked.value).sort()).toEqual(Object.keys(fallback).sort());
      }),
    );
  });
});

describe("the page of photos", () => {
  test.each([0, -1, 1.5, "1", null, Number.NaN, 2 ** 31, [1]])("is never %j", async (pageId) => {
    expect(kindOf(await check(photoFilterSchema, { pageId }))).not.toBe("value");
  });

  test("is a whole number from 1 up, the category from 0 up", async () => {
    for (const pageId of [1, 2, 2 ** 31 - 1])
      expect(kindOf(await check(photoFilterSchema, { pageId, category: 0 }))).toBe("value");
    expect(kindOf(await check(photoFilterSchema, { category: -1 }))).not.toBe("value");
  });
});
