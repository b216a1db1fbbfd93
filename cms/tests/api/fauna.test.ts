import fc from "fast-check";
import type { AnimalRow } from "shared-types";
import { beforeAll, describe, expect, test } from "vitest";
import { useSite } from "../boot";
import { createAnimals, type AnimalStored } from "../fixtures/animals";
import { send } from "../fixtures/ask";
import { askedRuns, wildTerms } from "../fixtures/wild";
import { byText, holds, ordered, plain, type Compare } from "../fixtures/words";

const site = useSite();
let visible: AnimalStored[];

beforeAll(async () => {
  visible = (await createAnimals(site.strapi)).filter(({ internal }) => !internal);
});

async function fauna(filter: object): Promise<AnimalRow[]> {
  const { status, body } = await send<AnimalRow[]>(`${site.url}/api/fauna`, filter);
  expect(status).toBe(200);
  return body;
}

const read = (html: string) => html.replace(/<[^>]+>/g, " ").replace("&amp;", "&");

const lookIn: Record<string, (animal: AnimalStored) => string[]> = {
  com: (animal) => [animal.nameCommon, animal.aka],
  sci: (animal) => [animal.nameScientific],
  cls: (animal) => [animal.classTax],
  odr: (animal) => [animal.order],
  not: (animal) => [`${animal.notesShort} ${read(animal.notes)}`],
};

const byCommon: Compare<AnimalStored> = (a, b) => byText(a.nameCommon, b.nameCommon);
const byId: Compare<AnimalStored> = (a, b) => a.id - b.id;

const sorts: Record<string, Compare<AnimalStored>> = {
  com: byCommon,
  sci: (a, b) => byText(a.nameScientific, b.nameScientific),
  cls: (a, b) => byText(a.classTax, b.classTax),
  odr: (a, b) => byText(a.order, b.order),
};

function expected(column: string, term: string): string[] {
  const found = visible.filter((animal) =>
    lookIn[column]?.(animal).some((text) => holds(text, term)),
  );
  const all = plain(term) === "" ? visible : found;
  return ordered(all, "asc", byCommon, byId).map(({ keyId }) => keyId);
}

const keys = (rows: AnimalRow[]) => rows.map(({ keyId }) => keyId);

describe("the search of the animal list", () => {
  const terms = [
    ...["wren", "WREN", "étale", "ETALE", "d'été", "troglodyte", "AVES", "aves", "insecta"],
    ...["passeri", "anura", "%", "_", "green_w", "\\", '"quoted"', "🦋", "&", "strong"],
    ...["old woodpecker", "boxes & old", " ", "  wren ", "secret", "bombus", "AGLAIS"],
  ];
  test.each(Object.keys(lookIn))("by %s finds what holds the term, and nothing else", async (c) => {
    const found = await Promise.all(
      terms.map(async (searchTerm) => [
        searchTerm,
        keys(await fauna({ searchColumn: c, searchTerm })),
      ]),
    );
    expect(found).toEqual(terms.map((term) => [term, expected(c, term)]));
  });

  test.each(Object.keys(lookIn))("by %s answers any text at all the same way", async (c) => {
    const texts = visible.flatMap((animal) => lookIn[c]?.(animal) ?? []);
    await fc.assert(
      fc.asyncProperty(wildTerms(texts), async (wild) => {
        const found = await Promise.all(
          wild.map(async (searchTerm) => keys(await fauna({ searchColumn: c, searchTerm }))),
        );
        expect(found).toEqual(wild.map((term) => expected(c, term)));
      }),
      askedRuns,
    );
  });

  test("takes 100 characters and refuses 101", async () => {
    expect(await fauna({ searchTerm: "w".repeat(100) })).toEqual([]);
    const { status } = await send(`${site.url}/api/fauna`, { searchTerm: "w".repeat(101) });
    expect(status).toBe(400);
  });

  test("never shows what the owner is not ready to show", async () => {
    for (const searchTerm of ["", "secret", "wren"])
      expect(keys(await fauna({ searchTerm }))).not.toContain("ghost");
  });
});

describe("the order of the animal list", () => {
  const cases = Object.keys(sorts).flatMap((c) => [[c, "asc"] as const, [c, "desc"] as const]);
  test.each(cases)("by %s %s, ties by common name, then id", async (sortColumn, sortDirection) => {
    const wanted = ordered(visible, sortDirection, sorts[sortColumn] ?? byId, byCommon, byId);
    expect(keys(await fauna({ sortColumn, sortDirection }))).toEqual(
      wanted.map(({ keyId }) => keyId),
    );
  });
});
