import type { SpeciesKind } from "shared-types/species/codes";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStarterNames } from "../fixtures/starter-names";

let books: Awaited<ReturnType<typeof openStarterNames>>;
beforeAll(async () => {
  books = await openStarterNames();
});
afterAll(() => books.remove());

const first = (typed: string) => books.finder.find(typed, "", 20)[0]?.nameScientific;

describe("a name is found", () => {
  test.each([
    ["new england aster", "Symphyotrichum novae-angliae"],
    ["NewEngland aster", "Symphyotrichum novae-angliae"],
    ["aster new", "Symphyotrichum novae-angliae"],
    ["novae angl", "Symphyotrichum novae-angliae"],
    ["novaeangliae", "Symphyotrichum novae-angliae"],
    ["Symphyotrichum novae-angliae 'Purple Dome'", "Symphyotrichum novae-angliae"],
    ["Hydrangea arborescens 'Haas' Halo'", "Hydrangea arborescens"],
    ["Itea virginica 'Sprich' Little Henry®", "Itea virginica"],
    ["Actaea racemosa (Atropurpurea Group) 'Brunette'", "Actaea racemosa"],
    ["Lindera benzoin var. pubescens (Palmer & Steyerm.) Rehder", "Lindera benzoin"],
    ["Helianthus maximilianii", "Helianthus maximiliani"],
    ["butterflyweed", "Asclepias tuberosa"],
    ["butterfly-weed", "Asclepias tuberosa"],
    ["joe pye", "Eutrochium dubium"],
    ["bluejay", "Cyanocitta cristata"],
    ["Phlox divaricta", "Phlox divaricata"],
    ["Siphium perfoliatum", "Silphium perfoliatum"],
    ["Deshampsia cesp", "Deschampsia cespitosa"],
    ["coneflwer", "Echinacea angustifolia"],
    ["bluejya", "Cyanocitta cristata"],
  ])("%s: %s", (typed, name) => {
    expect(first(typed)).toBe(name);
  });

  test("by an old name, with the name of today", () => {
    expect(books.finder.find("aster novae", "", 5)[0]).toMatchObject({
      nameScientific: "Aster novae-angliae",
      accepted: "Symphyotrichum novae-angliae",
      nameCommon: "New England aster",
    });
  });
});

describe("each old name of the starter list", () => {
  test("leads to the name of today, by typing it, by its key, and in a search", () => {
    const olds = books.names.prepare<[], { kind: SpeciesKind; old: string; today: string }>(
      `select old.kind, old.nameScientific as old, today.nameScientific as today
        from name old join name today on today.id = old.accepted`,
    );
    const all = olds.all();
    expect(all.length).toBeGreaterThan(400);
    for (const { kind, old, today } of all) {
      const [found] = books.finder.find(old, kind, 1);
      expect([found?.nameScientific, found?.accepted]).toEqual([old, today]);
      expect(books.finder.speciesKey(kind, old)).toBe(books.finder.speciesKey(kind, today));
      expect(books.finder.scientificNames(old)).toContain(today);
      expect(books.finder.scientificNames(today)).toContain(old);
    }
  });

  test("and each name of it is found by every spelling", () => {
    const rows = books.names.prepare<
      [],
      { kind: SpeciesKind; nameScientific: string; nameCommon: string }
    >("select kind, nameScientific, nameCommon from name where old = 0");
    const missed = rows.all().flatMap(({ kind, nameScientific, nameCommon }, n) => {
      const spellings = [
        ...[nameScientific, nameCommon, nameCommon.toUpperCase()],
        nameCommon.replace(/[ '’-]/g, ""),
        nameCommon.replace(/ /g, "-"),
        nameScientific.replace(" ", " × "),
        nameScientific.replace(" ", " x "),
        `${nameScientific} 'Some Cultivar'`,
        nameCommon.slice(0, Math.max(12, nameCommon.length - 2)),
      ];
      // Two of each species: with 1,800 of them each spelling has its turn 400 times.
      return [0, 4]
        .map((more) => spellings[(n + more) % spellings.length] ?? "")
        .filter(
          (typed) =>
            !books.finder
              .find(typed, kind, 20)
              .some((one) => one.nameScientific === nameScientific),
        )
        .map((typed) => `${nameScientific}: ${typed}`);
    });
    expect(missed).toEqual([]);
  });
});
