import { expect, test } from "vitest";
import { filterFromQuery, shortText, wholeNumber, type QuerySpec } from "../../lib/filter";
import { searchSortFields, setCount, type SearchSort } from "./search-sort";

type Filter = SearchSort<"com" | "sci", "com" | "hgt"> & { sun: string; pageId: number };

const spec: QuerySpec<Filter> = {
  defaults: {
    ...{ searchColumn: "com", searchTerm: "", sortColumn: "com", sortDirection: "asc" },
    ...{ sun: "", pageId: 1 },
  },
  fields: {
    ...searchSortFields(["com", "sci"], ["com", "hgt"]),
    sun: { param: "sun", read: shortText(1) },
    pageId: { param: "page", read: wholeNumber(1) },
  },
};

test.each([
  ["", 0],
  ["q=oak", 1],
  ["by=sci&q=quercus", 1],
  ["by=sci", 0],
  ["sort=hgt&dir=desc", 1],
  ["dir=desc", 1],
  ["q=oak&dir=desc&sun=F&page=2", 3],
])("“%s” sets %i things", (query, count) => {
  expect(setCount(spec, filterFromQuery(spec, new URLSearchParams(query)))).toBe(count);
});
