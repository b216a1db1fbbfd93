import fc from "fast-check";
import { expect, test } from "vitest";
import {
  choice,
  filterFromJson,
  filterFromQuery,
  filterToQuery,
  hasFilter,
  shortText,
  wholeNumber,
  type FilterSpec,
} from "./filter";

interface Sample {
  column: "com" | "sci";
  term: string;
  page: number;
}

const spec: FilterSpec<Sample> = {
  storageKey: "sample",
  defaults: { column: "com", term: "", page: 1 },
  fields: {
    column: { param: "by", read: choice(["com", "sci"] as const) },
    term: { param: "q", read: shortText(10) },
    page: { param: "page", read: wholeNumber(1) },
  },
};

const fromText = (text: string) => filterFromQuery(spec, new URLSearchParams(text));

test("defaults leave the address clean", () => {
  expect(filterToQuery(spec, spec.defaults)).toBe("");
  expect(filterToQuery(spec, { column: "sci", term: "oak & elm", page: 2 })).toBe(
    "?by=sci&q=oak+%26+elm&page=2",
  );
});

test("what is not valid falls back to its default", () => {
  expect(fromText("by=height&page=0&q=oak")).toEqual({ column: "com", term: "oak", page: 1 });
  expect(fromText("page=1e3&q=").page).toBe(1);
  expect(filterFromJson(spec, { column: 7, term: null, page: "2" })).toEqual({
    ...spec.defaults,
    page: 2,
  });
  expect(filterFromJson(spec, "oak")).toEqual(spec.defaults);
});

test("a filter survives the address and the session", () => {
  const filters = fc.record({
    column: fc.constantFrom("com" as const, "sci" as const),
    term: fc.string({ maxLength: 10 }).map((term) => term.trim()),
    page: fc.integer({ min: 1, max: 99999 }),
  });
  fc.assert(
    fc.property(filters, (filter) => {
      expect(fromText(filterToQuery(spec, filter))).toEqual(filter);
      expect(filterFromJson(spec, JSON.parse(JSON.stringify(filter)))).toEqual(filter);
    }),
  );
});

test("an address that says nothing about the list is told apart", () => {
  expect(hasFilter(spec, new URLSearchParams("utm=1"))).toBe(false);
  expect(hasFilter(spec, new URLSearchParams("q="))).toBe(true);
});
