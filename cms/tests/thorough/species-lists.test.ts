// @dialect api/species/query, database/fold, database/refold
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { recordKinds } from "../../src/api/history/kinds";
import { refoldText } from "../../src/database/refold";
import { useSite } from "../boot";
import { animalSeeds } from "../fixtures/animals";
import { send } from "../fixtures/ask";
import { textsOf, wordsOf } from "../fixtures/lists";
import { plantSeeds } from "../fixtures/plants";
import { createAll, type Stored } from "../fixtures/records";
import { forAllAsked, wildTerms } from "../fixtures/wild";
import { byText, holds, ordered, plain, type Compare } from "../fixtures/words";

const site = useSite();

type Plant = (typeof plantSeeds)[number];
type Seed = Pick<Plant, "keyId" | "nameCommon" | "internal">;
type Row = Seed & Stored;

const byCommon: Compare<Row> = (a, b) => byText(a.nameCommon, b.nameCommon);
const byId: Compare<Row> = (a, b) => a.id - b.id;
const keys = (rows: Pick<Row, "keyId">[]) => rows.map(({ keyId }) => keyId);

async function listed(list: string, filter: object): Promise<string[]> {
  const { status, body } = await send<Row[]>(`${site.url}/api/${list}`, filter);
  expect(status).toBe(200);
  return keys(body);
}

interface Case<Own extends Seed> {
  kind: "animal" | "plant";
  list: "fauna" | "flora";
  seeds: readonly Own[];
  /** The texts that each search column searches. */
  lookIn: Record<string, (row: Own) => string[]>;
  sorts: Record<string, Compare<Own & Stored>>;
  terms: string[];
  /** The internal one, and terms that would find it. */
  internal: string;
  findsInternal: string[];
}

function describeList<Own extends Seed>(given: Case<Own>): void {
  const { kind, list, lookIn, sorts, terms } = given;
  const columns = Object.keys(lookIn);
  let visible: (Own & Stored)[];
  beforeAll(async () => {
    const stored = await createAll(site.strapi, kind, given.seeds);
    visible = stored.filter(({ internal }) => !internal);
  });

  function expected(column: string, term: string): string[] {
    const found = visible.filter((row) => lookIn[column]?.(row).some((text) => holds(text, term)));
    return keys(ordered(plain(term) === "" ? visible : found, "asc", byCommon, byId));
  }
  const foundBy = (searchColumn: string, all: readonly string[]) =>
    Promise.all(all.map((searchTerm) => listed(list, { searchColumn, searchTerm })));

  describe(`the search of the ${kind} list`, () => {
    test.each(columns)("by %s finds what holds the term, and nothing else", async (column) => {
      const found = await foundBy(column, terms);
      expect(terms.map((term, n) => [term, found[n]])).toEqual(
        terms.map((term) => [term, expected(column, term)]),
      );
    });

    test("treats any other text the same way, by whatever column", async () => {
      const textsOf = (column: string) => visible.flatMap((row) => lookIn[column]?.(row) ?? []);
      const asked = fc.tuple(fc.constantFrom(...columns), wildTerms(columns.flatMap(textsOf)));
      await forAllAsked(asked, async ([column, wild]) => {
        const wanted = wild.map((term) => expected(column, term));
        expect([column, await foundBy(column, wild)]).toEqual([column, wanted]);
      });
    });

    test("never shows what the owner is not ready to show", async () => {
      for (const column of ["com", "sci", "not"])
        for (const found of await foundBy(column, given.findsInternal))
          expect(found).not.toContain(given.internal);
    });
  });

  describe(`the order of the ${kind} list`, () => {
    const cases = Object.keys(sorts).flatMap((c) => [[c, "asc"] as const, [c, "desc"] as const]);
    test.each(cases)("by %s %s, ties by common name, then id", async (column, sortDirection) => {
      const wanted = ordered(visible, sortDirection, sorts[column] ?? byId, byCommon, byId);
      expect(await listed(list, { sortColumn: column, sortDirection })).toEqual(keys(wanted));
    });
  });
}

const entities: Record<string, string> = { "&lt;": "<", "&gt;": ">", "&amp;": "&" };
const read = (html: string) =>
  html.replace(/<[^>]+>/g, " ").replace(/&(lt|gt|amp);/g, (entity) => entities[entity] ?? "");

/** The codes in their order, each with the labels it is found by (docs/product.md 4.2), typed by hand. */
const codes = textsOf(`forb = Forb ¦ grass = Grass ¦ shrub = Shrub ¦ tree = Tree ¦ vine = Vine
  F = Full sun ¦ F-P = Full sun to part shade ¦ F-S = Full sun to shade
  P-S = Part shade to shade ¦ S-PS = S-P = Shade to part shade ¦ S = Shade
  D = Dry ¦ D-M = Dry to medium ¦ M-D = Medium to dry ¦ M = Medium ¦ W-D = Wet to dry
  M-W = Medium to wet ¦ W-M = Wet to medium ¦ W = Wet
  spr = Spring ¦ sum = Summer ¦ fall = Fall ¦ win = Winter ¦ spr-fall = Spring to fall
  all = All year
  native = Native ¦ nearby = Native nearby ¦ introduced = Introduced`).map((line) =>
  line.split(" = "),
);
const labelsOf = (code: string | null) => codes.find(([known]) => known === code) ?? [];
/** The place of a code among them; what is empty comes last. */
const placeOf = (code: string | null) =>
  code === null ? codes.length : codes.findIndex(([known]) => known === code);
const byCode =
  (field: "type" | "sun" | "moisture" | "season" | "native"): Compare<Plant> =>
  (a, b) =>
    placeOf(a[field]) - placeOf(b[field]);

describeList({
  kind: "animal",
  list: "fauna",
  seeds: animalSeeds,
  lookIn: {
    com: (animal) => [animal.nameCommon, animal.aka],
    sci: (animal) => [animal.nameScientific],
    cls: (animal) => [animal.classTax],
    odr: (animal) => [animal.order],
    nat: (animal) => labelsOf(animal.native),
    not: (animal) => [`${animal.notesShort} ${read(animal.notes)}`],
  },
  sorts: {
    com: byCommon,
    sci: (a, b) => byText(a.nameScientific, b.nameScientific),
    cls: (a, b) => byText(a.classTax, b.classTax),
    odr: (a, b) => byText(a.order, b.order),
    nat: (a, b) => placeOf(a.native) - placeOf(b.native),
  },
  terms: [
    ...wordsOf(`wren WREN étale ETALE d'été troglodyte AVES aves insecta passeri anura % _ green_w nearby
      \\ "quoted" 🦋 & strong secret bombus AGLAIS`),
    ...["old woodpecker", "boxes & old", " ", "  wren "],
  ],
  internal: "ghost",
  findsInternal: ["", "secret", "wren"],
});

describeList({
  kind: "plant",
  list: "flora",
  seeds: plantSeeds,
  lookIn: {
    com: (plant) => [plant.nameCommon, plant.aka],
    sci: (plant) => [plant.nameScientific],
    typ: (plant) => labelsOf(plant.type),
    sun: (plant) => labelsOf(plant.sun),
    mst: (plant) => labelsOf(plant.moisture),
    sea: (plant) => labelsOf(plant.season),
    hgt: (plant) => [plant.height],
    wth: (plant) => [plant.width],
    fam: (plant) => [plant.family],
    nat: (plant) => labelsOf(plant.native),
    not: (plant) => [`${plant.notesShort} ${read(plant.notes)}`],
  },
  sorts: {
    com: byCommon,
    sci: (a, b) => byText(a.nameScientific, b.nameScientific),
    typ: byCode("type"),
    sun: byCode("sun"),
    mst: byCode("moisture"),
    sea: byCode("season"),
    hgt: (a, b) => (a.heightSort ?? 0) - (b.heightSort ?? 0),
    wth: (a, b) => (a.widthSort ?? 0) - (b.widthSort ?? 0),
    fam: (a, b) => byText(a.family, b.family),
    nat: byCode("native"),
    kst: (a, b) => (a.keystone ?? -1) - (b.keystone ?? -1),
  },
  terms: [
    ...wordsOf(`oak OAK éclair ECLAIR Eclair ångström’s ase's ase’s ase‘s élégans CRÈME ångström angstrom % _ 100% wool_g ' "
      \\ back\\s 🐝 🦋 ft 10 forb Full shade p-s S-P s-ps dry M-D spring spr year cyperacees aceae nearby <em> em script &
      amp bluejays words caterpillars feet 0.5 hortensis`),
    ...['5" s', "wet to", "blue jays", "space between", "  oak  ", " ", "\t\n"],
  ],
  internal: "hidden",
  findsInternal: ["", "secret", "Quercus secreta", "caterpillars"],
});

describe("the plant list", () => {
  test("has nothing for half an emoji", async () => {
    expect(await listed("flora", { searchTerm: "\ud83d" })).toEqual([]);
  });

  test("without a body, or with an empty one, lists everything by common name", async () => {
    const visible = await listed("flora", { searchColumn: "com", searchTerm: "" });
    expect(visible).toHaveLength(plantSeeds.length - 1);
    expect(await listed("flora", {})).toEqual(visible);
    const response = await fetch(`${site.url}/api/flora`, { method: "POST" });
    expect(keys((await response.json()) as Row[])).toEqual(visible);
  });
});

test("a search of a list finds names in any spelling", async () => {
  const named = (keyId: string, nameCommon: string, aka = "") => ({
    ...plantSeeds[0],
    keyId,
    nameCommon,
    aka,
  });
  await createAll(site.strapi, "plant", [
    named("sp-bfly", "Butterfly weed"),
    named("sp-oxeye", "Daisy", "Yellow ox-eye, Field daisy"),
    named("sp-john", "St. John’s wort"),
    named("sp-ohia", "ʻŌhiʻa lehua"),
    named("sp-shad", "Amelanchier ×grandiflora"),
  ] as Plant[]);
  for (const [term, key] of Object.entries({
    ...{
      butterflyweed: "sp-bfly",
      "butterfly-weed": "sp-bfly",
      oxeye: "sp-oxeye",
      "ox eye": "sp-oxeye",
    },
    ...{
      "st johns wort": "sp-john",
      "st. johnswort": "sp-john",
      "saint john's w": "sp-john",
      ohia: "sp-ohia",
      "'ohi'a": "sp-ohia",
    },
    ...{ "x grandiflora": "sp-shad", "× grandiflora": "sp-shad", "amelanchier xgrandi": "sp-shad" },
  }))
    expect([term, await listed("flora", { searchColumn: "com", searchTerm: term })]).toEqual([
      term,
      [key],
    ]);
  for (const curly of "ʻʼ‘’'´`")
    expect(await listed("flora", { searchTerm: `${curly}ōhi${curly}a` })).toEqual(["sp-ohia"]);
});

test("a start folds again what an older version has folded, once", async () => {
  const { strapi } = site;
  const knex = strapi.db.connection;
  const older = { fold_common: "st. john’s wort", fold_aka: "amelanchier × grandiflora" };
  await knex("plants").where("key_id", "sp-john").update(older);
  await knex("keywords").insert([
    { keyword: "Lamb's ear", fold_keyword: "lamb's ear" },
    { keyword: "Lamb’s ear", fold_keyword: "lamb’s ear" },
  ]);
  const stored = () => knex("plants").where("key_id", "sp-john").first();
  await refoldText(strapi, recordKinds);
  const row: unknown = await stored();
  expect(row).toMatchObject({
    fold_common: "st. john's wort",
    fold_aka: "amelanchier x grandiflora",
  });
  expect(await listed("flora", { searchTerm: "ʻSt. johnʻs".slice(1) })).toEqual(["sp-john"]);
  // Two that are one by now stay both.
  expect(await knex("keywords").pluck("fold_keyword")).toEqual(["lamb's ear", "lamb’s ear"]);
  const changes = async () => (await knex("record_changes").count({ n: "*" }).first())?.["n"];
  const before: unknown = await changes();
  await refoldText(strapi, recordKinds);
  expect(await changes()).toEqual(before);
});
