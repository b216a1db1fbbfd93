// @slow
import type { Association } from "shared-types/association/answers";
import type { AssociationDraft } from "shared-types/association/schema";
import type { Sighting, SightingPage } from "shared-types/sighting/answers";
import type { SightingDraft } from "shared-types/sighting/schema";
import { beforeAll, expect, test } from "vitest";
import { noteDemoOnce } from "../../../scripts/demo/brought.mjs";
import type { Site } from "../../../scripts/demo/site";
import { loadTagNotes } from "../../../scripts/demo/tag-notes.mjs";
import { readTable } from "../../../scripts/demo/tables.mjs";
import { loadYard } from "../../../scripts/demo/yard.mjs";
import { removeDemo } from "../fixtures/demo";
import { useOwnersSite } from "../fixtures/panel";
import { photoOf } from "../fixtures/photo-drafts";
import { createPhoto } from "../fixtures/photos";
import { create } from "../fixtures/records";

const { site, panel } = useOwnersSite();
const species = { animals: ["monarch", "peeper"], plants: ["milkweed", "swampmilk", "neaster"] };

/** The demo's rows of these species only. */
const rowsOf = (name: string) =>
  readTable(name).filter(
    ({ animal = "", plant = "" }) =>
      ["", ...species.animals].includes(animal) && ["", ...species.plants].includes(plant),
  );
const sightings = async () =>
  (await panel.call<SightingPage>("POST", "sightings", {})).body.items.toReversed();
const associations = async () => (await panel.call<Association[]>("POST", "associations", {})).body;
const without = <T extends { etag: string; animalName: string; plantName: string }>(one: T) => {
  const { etag: _e, animalName: _a, plantName: _p, ...draft } = one;
  return draft;
};

const ids: Record<string, number> = {};
const idOf = (keyId: string) => ids[keyId] ?? 0;

beforeAll(async () => {
  for (const kind of ["animal", "plant"] as const)
    for (const keyId of species[`${kind}s`]) {
      const names = { nameCommon: keyId, nameScientific: keyId, nameDisplay: keyId };
      ids[keyId] = (await create(site.strapi, kind, { keyId, ...names })).id;
    }
});

test("a photo of the demo gets the stages and interactions of the tags it has, unless it has some", async () => {
  const strapi = site.strapi as unknown as Site;
  const tagged = async (name: string, plants: number[], animals: number[]) =>
    (await createPhoto(site.strapi, name, { plants, animals })).id;
  const full = await tagged("monarch-on-swamp-milkweed", [idOf("swampmilk")], [idOf("monarch")]);
  const alone = await tagged("milkweed-leaf-with-caterpillar", [], [idOf("monarch")]);
  const own = await tagged("milkweed-bugs-on-pod", [idOf("milkweed")], []);
  const mine = {
    plants: [{ plantId: idOf("milkweed"), stage: "fruit" }],
    animals: [],
    interactions: [],
  };
  const save = (photoId: number, notes: object) =>
    panel.save("PUT", "phototagsupdate", { photoId, ...notes });
  expect(await save(own, mine)).toEqual([]);
  const other = await tagged("somebody-elses-monarch", [idOf("swampmilk")], [idOf("monarch")]);

  await loadTagNotes(strapi);
  const notesOf = async (photoId: number) => (await photoOf(panel, photoId)).tagNotes;
  expect(await notesOf(full)).toEqual({
    plants: [{ plantId: idOf("swampmilk"), stage: "flower" }],
    animals: [{ animalId: idOf("monarch"), stage: "adult" }],
    interactions: [
      { animalId: idOf("monarch"), plantId: idOf("swampmilk"), interaction: "nectar" },
    ],
  });
  expect(await notesOf(alone)).toEqual({
    plants: [],
    animals: [{ animalId: idOf("monarch"), stage: "larva" }],
    interactions: [],
  });
  expect(await notesOf(own)).toEqual(mine);
  expect(await notesOf(other)).toEqual({ plants: [], animals: [], interactions: [] });
});

test("what was seen in the demo garden and what the books say of it is loaded once, and goes with it", async () => {
  const [seen, said] = [rowsOf("sightings"), rowsOf("associations")];
  expect([seen.length, said.length].every((count) => count > 2)).toBe(true);

  const strapi = site.strapi as unknown as Site;
  for (const time of ["first", "second"]) {
    await loadYard(strapi);
    const loaded = await sightings();
    const facts = loaded.map(({ date, animalName, plantName, evidence, stage, note, count }) =>
      [date, animalName, plantName, evidence, stage, count || "", note].join(" "),
    );
    const wanted = seen.map(({ date, animal, plant, evidence, stage, note, count }) =>
      [date, animal, plant, evidence, stage, count, note].join(" "),
    );
    expect(facts.sort(), time).toEqual(wanted.sort());
    expect((await associations()).map(({ source }) => source).sort(), time).toEqual(
      said.map(({ source }) => source).sort(),
    );
  }

  // The owner's own are his, also from the demo's source; and so is what he changes afterwards.
  const [book, other] = await associations();
  const own: AssociationDraft = {
    ...without(book as Association),
    associationId: 0,
    interaction: "rest",
  };
  expect(await panel.save("POST", "associationadd", own)).toEqual([]);
  const [mine] = await sightings();
  const stored = without(mine as Sighting) as SightingDraft;
  const note: SightingDraft = { ...stored, sightingId: 0, note: "Mine" };
  expect(await panel.save("POST", "sightingadd", note)).toEqual([]);
  await noteDemoOnce(strapi, () => Promise.resolve(null));
  expect(
    await panel.save("PUT", "associationupdate", {
      ...without(other as Association),
      source: "My own book",
    }),
  ).toEqual([]);

  const { removed, kept } = await removeDemo(panel, false);
  expect(removed).toMatchObject({ sightings: seen.length, associations: said.length - 1 });
  expect(kept.map(({ kind }) => kind)).toContain("association");
  expect((await sightings()).map((one) => one.note)).toEqual(["Mine"]);
  expect((await associations()).map(({ source }) => source).sort()).toEqual(
    [own.source, "My own book"].sort(),
  );
});
