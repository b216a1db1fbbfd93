import { describe, expect, test } from "vitest";
import type { AnimalRow } from "../src/animal/answers";
import {
  animalColumnLabels,
  animalFilterDefault,
  animalSearchColumns,
  animalSortColumns,
} from "../src/animal/fields";
import { animalList } from "../src/animal/list";
import { calls } from "../src/calls";
import { categoryLists } from "../src/category/codes";
import { pager } from "../src/kit/timing";
import {
  isPortrait,
  photoColumnLabels,
  photoFilterDefault,
  photoSearchColumns,
  photoSortColumns,
  photosPerPage,
} from "../src/photo/codes";
import {
  moistureLabels,
  plantTypes,
  seasonLabels,
  seasons,
  sunCodeShown,
  sunLabels,
} from "../src/plant/codes";
import {
  plantColumnLabels,
  plantFilterDefault,
  plantSearchColumns,
  plantSortColumns,
} from "../src/plant/fields";
import { listSpecies } from "../src/species/list";
import { resourceCategories, resourceSections } from "../src/resource/codes";

test("half of a sign finds nothing, as in the databases", () => {
  const rows = [{ animalId: 1, nameCommon: "Wren \u{1F426}" }] as AnimalRow[];
  const found = (searchTerm: string) =>
    listSpecies(animalList, rows, { ...animalFilterDefault, searchTerm }, () => "").length;
  expect([found("\u{1F426}"), found("\uD83D"), found("\uDC26")]).toEqual([1, 0, 0]);
});

describe("the codes of plants and categories", () => {
  test("are complete and in their natural order", () => {
    expect(plantTypes.join()).toBe("forb,grass,shrub,tree,vine");
    expect(Object.keys(sunLabels).join()).toBe("F,F-P,F-S,P-S,S-PS,S");
    expect(Object.keys(moistureLabels).join()).toBe("D,D-M,M-D,M,W-D,M-W,W-M,W");
    expect(seasons.join()).toBe("spr,sum,fall,win,spr-fall,all");
  });

  test("of columns are those of the three lists; notes are searched, never sorted", () => {
    expect(plantSearchColumns.join()).toBe("com,sci,typ,sun,mst,hgt,wth,sea,fam,nat,not");
    expect(plantSortColumns.join()).toBe("com,sci,typ,sun,mst,hgt,wth,sea,fam,nat,kst");
    expect(animalSearchColumns.join()).toBe("com,sci,cls,odr,nat,not");
    expect(animalSortColumns.join()).toBe("com,sci,cls,odr,nat");
    expect(photoSearchColumns.join()).toBe("kwd,pid,cap,dtu,dtt");
    expect(photoSortColumns.join()).toBe("dtu,dtt,pid");
  });

  test("all have a label, in the order of the columns", () => {
    const codes = (labels: { code: string }[]) => labels.map(({ code }) => code);
    expect(codes(plantColumnLabels)).toEqual([...plantSortColumns, "not"]);
    expect(codes(animalColumnLabels)).toEqual([...animalSearchColumns]);
    expect(codes(photoColumnLabels)).toEqual([...photoSearchColumns]);
  });

  test("have the documented labels", () => {
    expect(sunLabels["S-PS"]).toBe("Shade to part shade");
    expect(moistureLabels["W-D"]).toBe("Wet to dry");
    expect(seasonLabels.all).toBe("All year");
    const suns = Object.keys(sunLabels) as (keyof typeof sunLabels)[];
    expect(suns.map(sunCodeShown).join()).toBe("F,F-P,F-S,P-S,S-P,S");
  });
});

describe("the documented constants", () => {
  test("start lists where visitors expect them", () => {
    expect(plantFilterDefault).toMatchObject({ searchColumn: "com", sortDirection: "asc" });
    expect(photoFilterDefault).toEqual({
      category: 0,
      missing: "",
      visibility: "",
      searchColumn: "kwd",
      searchTerm: "",
      sortColumn: "dtu",
      sortDirection: "desc",
      pageId: 1,
    });
  });

  test("count pages and categories", () => {
    expect([photosPerPage, pager.around, pager.edge]).toEqual([24, 3, 2]);
    expect(resourceCategories.map(({ id }) => id)).toEqual([8, 9, 10, 11, 12, 13, 14, 15, 16]);
    expect(resourceSections.map(({ categoryId }) => categoryId)).toEqual([
      8, 9, 10, 11, 12, 13, 16,
    ]);
    expect(categoryLists.map(({ id }) => id)).toEqual([1, 2]);
  });

  test("call a photo portrait only when it is higher than wide", () => {
    expect(isPortrait({ width: 2, height: 3 })).toBe(true);
    expect(isPortrait({ width: 3, height: 2 })).toBe(false);
    expect(isPortrait({ width: 2, height: 2 })).toBe(false);
  });
});

test("no two calls share a method and a path", () => {
  const all = Object.values(calls).map(
    ({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, "*")}`,
  );
  expect(new Set(all).size).toBe(all.length);
});
