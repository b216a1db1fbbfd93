import { describe, expect, it } from "vitest";
import { photoFilterDefault } from "shared-types/photo/codes";
import { filterFromJson, filterFromQuery, filterToQuery } from "../../../lib/filter";
import { photoFilterSpec as spec } from "./photo";

const read = (query: string) => filterFromQuery(spec, new URLSearchParams(query));

describe("the gallery's filter", () => {
  it("stands in the address without what is the default anyway", () => {
    expect(filterToQuery(spec, photoFilterDefault)).toBe("");
    expect(filterToQuery(spec, { ...photoFilterDefault, searchTerm: "nest", pageId: 2 })).toBe(
      "?q=nest&page=2",
    );
  });

  it("comes back from the address as it went in", () => {
    const filter = read(
      "category=1&missing=tags&by=cap&q=%20barn%20owl%20&sort=dtt&dir=asc&page=3",
    );
    expect(filter).toEqual({
      category: 1,
      missing: "",
      visibility: "",
      searchColumn: "cap",
      searchTerm: "barn owl",
      sortColumn: "dtt",
      sortDirection: "asc",
      pageId: 3,
    });
    expect(read(filterToQuery(spec, filter))).toEqual(filter);
  });

  it("takes the default for whatever is not valid", () => {
    expect(read("category=-1&by=hgt&sort=kwd&dir=up&page=0")).toEqual(photoFilterDefault);
    expect(filterFromJson(spec, { pageId: "x", category: null })).toEqual(photoFilterDefault);
    expect(filterFromJson(spec, "nonsense")).toEqual(photoFilterDefault);
  });
});
