import fc from "fast-check";
import type { PlantRow } from "shared-types";
import { beforeAll, describe, expect, test } from "vitest";
import { useSite } from "../boot";
import { send } from "../fixtures/ask";
import { createPlants, type PlantStored } from "../fixtures/plants";
import { askedRuns, wildTerms } from "../fixtures/wild";
import { byText, holds, ordered, plain, type Compare } from "../fixtures/words";

const site = useSite();
let visible: PlantStored[];

beforeAll(async () => {
  visible = (await createPlants(site.strapi)).filter(({ internal }) => !internal);
});

async function flora(filter: object): Promise<PlantRow[]> {
  const { status, body } = await send<PlantRow[]>(`${site.url}/api/flora`, filter);
  expect(status).toBe(200);
  return body;
}

/** The labels of docs/product.md 4.2, typed by hand. */
const words: Record<string, string[]> = {
  ...{ forb: ["forb", "Forb"], grass: ["grass", "Grass"], shrub: ["shrub", "Shrub"] },
  ...{ tree: ["tree", "Tree"], vine: ["vine", "Vine"] },
  ...{ F: ["F", "Full sun"], S: ["S", "Shade"], "P-S": ["P-S", "Part shade to shade"] },
  ...{ "F-P": ["F-P", "Full sun to part shade"], "F-S": ["F-S", "Full sun to shade"] },
  "S-PS": ["S-PS", "S-P", "Shade to part shade"],
  ...{ D: ["D", "Dry"], "D-M": ["D-M", "Dry to medium"], "M-D": ["M-D", "Medium to dry"] },
  ...{ M: ["M", "Medium"], "W-D": ["W-D", "Wet to dry"], "M-W": ["M-W", "Medium to wet"] },
  ...{ "W-M": ["W-M", "Wet to medium"], W: ["W", "Wet"] },
  ...{ spr: ["spr", "Spring"], sum: ["sum", "Summer"], fall: ["fall", "Fall"] },
  ...{ win: ["win", "Winter"], "spr-fall": ["spr-fall", "Spring to fall"] },
  all: ["all", "All year"],
};
const inOrder: Record<string, string[]> = {
  type: ["forb", "grass", "shrub", "tree", "vine"],
  sun: ["F", "F-P", "F-S", "P-S", "S-PS", "S"],
  moisture: ["D", "D-M", "M-D", "M", "W-D", "M-W", "W-M", "W"],
  season: ["spr", "sum", "fall", "win", "spr-fall", "all"],
};

const codeWords = (code: string | null) => (code === null ? [] : (words[code] ?? []));
const withoutTags = (html: string) => html.replace(/<[^>]+>/g, " ");
const read = (html: string) =>
  withoutTags(html).replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&");

/** The fields that each search column searches. */
const lookIn: Record<string, (plant: PlantStored) => string[]> = {
  com: (plant) => [plant.nameCommon, plant.aka],
  sci: (plant) => [plant.nameScientific],
  typ: (plant) => codeWords(plant.type),
  sun: (plant) => codeWords(plant.sun),
  mst: (plant) => codeWords(plant.moisture),
  sea: (plant) => codeWords(plant.season),
  hgt: (plant) => [plant.height],
  wth: (plant) => [plant.width],
  not: (plant) => [`${plant.notesShort} ${read(plant.notes)}`],
};

const byCode =
  (field: "type" | "sun" | "moisture" | "season"): Compare<PlantStored> =>
  (a, b) => {
    const place = (code: string | null) =>
      code === null ? 99 : (inOrder[field]?.indexOf(code) ?? -1);
    return place(a[field]) - place(b[field]);
  };
const byCommon: Compare<PlantStored> = (a, b) => byText(a.nameCommon, b.nameCommon);
const byId: Compare<PlantStored> = (a, b) => a.id - b.id;

const sorts: Record<string, Compare<PlantStored>> = {
  com: byCommon,
  sci: (a, b) => byText(a.nameScientific, b.nameScientific),
  typ: byCode("type"),
  sun: byCode("sun"),
  mst: byCode("moisture"),
  sea: byCode("season"),
  hgt: (a, b) => (a.heightSort ?? 0) - (b.heightSort ?? 0),
  wth: (a, b) => (a.widthSort ?? 0) - (b.widthSort ?? 0),
};

function expected(column: string, term: string): string[] {
  const found = visible.filter((plant) =>
    lookIn[column]?.(plant).some((text) => holds(text, term)),
  );
  const all = plain(term) === "" ? visible : found;
  return ordered(all, "asc", byCommon, byId).map(({ keyId }) => keyId);
}

const keys = (rows: PlantRow[]) => rows.map(({ keyId }) => keyId);

describe("the search of the plant list", () => {
  const terms = [
    ...["oak", "OAK", "éclair", "ECLAIR", "Eclair", "élégans", "CRÈME", "ångström", "angstrom"],
    ...["%", "_", "100%", "wool_g", "'", '"', '5" s', "\\", "back\\s", "🐝", "🦋", "ft", "10"],
    ...["forb", "Full", "shade", "p-s", "S-P", "s-ps", "dry", "M-D", "wet to", "spring", "spr"],
    ...["year", "<em>", "em", "script", "&", "amp", "bluejays", "blue jays", "space between"],
    ...["  oak  ", " ", "\t\n", "words", "caterpillars", "feet", "0.5", "hortensis"],
  ];
  test.each(Object.keys(lookIn))("by %s finds what holds the term, and nothing else", async (c) => {
    const found = await Promise.all(
      terms.map(async (searchTerm) => [
        searchTerm,
        keys(await flora({ searchColumn: c, searchTerm })),
      ]),
    );
    expect(found).toEqual(terms.map((term) => [term, expected(c, term)]));
  });

  test.each(Object.keys(lookIn))("by %s answers any text at all the same way", async (c) => {
    const texts = visible.flatMap((plant) => lookIn[c]?.(plant) ?? []);
    await fc.assert(
      fc.asyncProperty(wildTerms(texts), async (wild) => {
        const found = await Promise.all(
          wild.map(async (searchTerm) => keys(await flora({ searchColumn: c, searchTerm }))),
        );
        expect(found).toEqual(wild.map((term) => expected(c, term)));
      }),
      askedRuns,
    );
  });

  test("finds nothing for half an emoji", async () => {
    expect(await flora({ searchTerm: "\ud83d" })).toEqual([]);
  });

  test("takes 100 characters and refuses 101", async () => {
    expect(await flora({ searchTerm: "é".repeat(100) })).toEqual([]);
    const { status } = await send(`${site.url}/api/flora`, { searchTerm: "e".repeat(101) });
    expect(status).toBe(400);
  });

  test("without a body, or with an empty one, lists everything by common name", async () => {
    const { body } = await send<PlantRow[]>(`${site.url}/api/flora`, {});
    expect(keys(body)).toEqual(expected("com", ""));
    const response = await fetch(`${site.url}/api/flora`, { method: "POST" });
    expect(keys((await response.json()) as PlantRow[])).toEqual(expected("com", ""));
  });

  test("never shows what the owner is not ready to show", async () => {
    for (const searchTerm of ["", "secret", "Quercus secreta", "caterpillars"])
      for (const searchColumn of ["com", "sci", "not"])
        expect(keys(await flora({ searchColumn, searchTerm }))).not.toContain("hidden");
  });
});

describe("the order of the plant list", () => {
  const cases = Object.keys(sorts).flatMap((c) => [[c, "asc"] as const, [c, "desc"] as const]);
  test.each(cases)("by %s %s, ties by common name, then id", async (sortColumn, sortDirection) => {
    const wanted = ordered(visible, sortDirection, sorts[sortColumn] ?? byId, byCommon, byId);
    expect(keys(await flora({ sortColumn, sortDirection }))).toEqual(
      wanted.map(({ keyId }) => keyId),
    );
  });
});
