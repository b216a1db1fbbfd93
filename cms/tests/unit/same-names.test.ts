import { expect, test } from "vitest";
import { KnownNames, sharedNameNotice, type TwoNames } from "shared-types/species/same-names";

const named = (nameCommon: string, nameScientific: string): TwoNames => ({
  nameCommon,
  nameScientific,
});
const milkweed = named("Swamp Milkweed", "Asclepias incarnata");
const phlox = named("Wild Sweet William", "Phlox divaricata");
const known = new KnownNames([milkweed, phlox]);

test.each([
  [named("Rose milkweed", "ASCLEPIAS incarnata"), "nameScientific", milkweed],
  [named("swamp milkweed", "Asclepias sp."), "nameCommon", milkweed],
  // The scientific name tells more.
  [named("Swamp milkweed", "Phlox divaricata"), "nameScientific", phlox],
])("%o shares its %s", (names, field, other) => {
  expect(known.sharedBy(names)).toEqual({ field, other, isSynonym: false });
});

test("a name of its own, no name, and a name that a record had already share nothing", () => {
  expect(known.sharedBy(named("Bloodroot", ""))).toBeNull();
  expect(known.sharedBy(milkweed, milkweed)).toBeNull();
  const twice = named("Swamp milkweed", "Asclepias perennis");
  expect(known.sharedBy({ ...twice, nameScientific: "Asclepias rubra" }, twice)).toBeNull();
});

test("an old name shares the species, and is called another name", () => {
  const today = new Map([["Aster novae-angliae", "Symphyotrichum novae-angliae"]]);
  const aster = named("New England aster", "Symphyotrichum novae-angliae");
  const shared = new KnownNames([aster], (name) => today.get(name) ?? name).sharedBy(
    named("Michaelmas daisy", "Aster novae-angliae"),
  );
  expect(shared).toEqual({ field: "nameScientific", other: aster, isSynonym: true });
  expect(shared && sharedNameNotice("plant", shared)).toBe(
    "You already have this plant under another scientific name: “New England aster” (Symphyotrichum novae-angliae).",
  );
});

test.each([
  ["plant", "a plant"],
  ["animal", "an animal"],
] as const)("the notice of a shared name calls it %s as English does", (kind, called) => {
  const shared = { field: "nameCommon", other: milkweed, isSynonym: false } as const;
  expect(sharedNameNotice(kind, shared)).toBe(
    `You already have ${called} with this common name: “Swamp Milkweed” (Asclepias incarnata).`,
  );
});
