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
import {
  isPortrait,
  photoColumnLabels,
  photoSearchColumns,
  photoSortColumns,
} from "../src/photo/codes";
import { moistureLabels, plantTypes, seasons, sunLabels } from "../src/plant/codes";
import { plantColumnLabels, plantSearchColumns, plantSortColumns } from "../src/plant/fields";
import { listSpecies } from "../src/species/list";

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
});

test("a photo is portrait only when it is higher than wide", () => {
  expect(isPortrait({ width: 2, height: 3 })).toBe(true);
  expect(isPortrait({ width: 3, height: 2 })).toBe(false);
  expect(isPortrait({ width: 2, height: 2 })).toBe(false);
});

test("no two calls share a method and a path", () => {
  const all = Object.values(calls).map(
    ({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, "*")}`,
  );
  expect(new Set(all).size).toBe(all.length);
});
