import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { sightingFormats } from "shared-types/sighting-import/codes";
import { beforeAll, describe, expect, test } from "vitest";
import { backUp, placeOf, restoreBackup } from "../fixtures/backup";
import { lastChange, restore, undo } from "../fixtures/kept";
import { signIn } from "../fixtures/owner";
import { panelOf, useOwnersSite } from "../fixtures/panel";
import { createPhoto } from "../fixtures/photos";
import { planPanel, planting, sheet } from "../fixtures/plans";
import { anchor, publicPlaces, type Marked, type Noun } from "../fixtures/public-places";
import { create } from "../fixtures/records";
import { addSpecies } from "../fixtures/species";
import { dayOf, waysIn, type Hidden } from "../fixtures/ways-in";

const { site, panel } = useOwnersSite();
const connected = { plantId: 0, animalId: 0, photoId: 0 };
const places = publicPlaces(site, panel, connected);
const { add, ...ways } = waysIn(site, panel, connected);

interface Row {
  noun: Noun;
  way: string;
  hidden: Hidden;
  it: Marked;
  make: () => Promise<void>;
}

const rows: Row[] = [];
let lastYear = 2024;
const newMarked = (noun: Noun): Marked => {
  const n = rows.length;
  const word = `zqx${String.fromCharCode(97 + Math.floor(n / 26), 97 + (n % 26))}x`;
  return { word, id: 0, year: noun === "photo" || noun === "sighting" ? (lastYear -= 1) : 0 };
};

/** A row for each noun that comes in this way, to be hidden, shown, or (null) with nothing said of it. */
function comesBy<Of extends Noun>(
  name: string,
  nouns: Of[],
  make: (noun: Of, it: Marked, hidden: Hidden) => Promise<void>,
  each: Hidden[] = [false, true],
) {
  for (const noun of nouns)
    for (const hidden of each) {
      const it = newMarked(noun);
      rows.push({ noun, way: name, hidden, it, make: () => make(noun, it, hidden) });
    }
}

const records: Exclude<Noun, "photo">[] = ["plant", "animal", "resource", "plan", "sighting"];
const all: Noun[] = [...records, "photo"];

comesBy("the import", ["photo"], (_, it, hidden) => ways.importPhoto(it, hidden), [
  ...[false, true],
  null,
]);
comesBy("the Media Library", ["photo"], (_, it) => ways.uploadToLibrary(it), [null]);
for (const format of sightingFormats) {
  const make = (_: Noun, it: Marked, hidden: Hidden) => ways.importSighting(format, it, hidden);
  const each = format === "own" ? [false, true, null] : [null];
  comesBy(`an import (${format})`, ["sighting"], make, each);
}
comesBy("the form, added", records, add);
comesBy("the form, changed", all, async (noun, it, hidden) => {
  await add(noun, it, !hidden);
  await ways.change(noun, it, hidden);
});
comesBy("several at once", ["plant", "animal", "resource", "photo"], async (noun, it, hidden) => {
  await add(noun, it, !hidden);
  await ways.changeSeveral(noun, it, hidden);
});
comesBy("a CSV file, added", ["plant", "animal", "resource"], ways.importCsv);
comesBy("a CSV file without the column", ["plant", "resource"], ways.importCsv, [null]);
comesBy(
  "a CSV file, changed",
  ["plant", "animal", "resource", "photo"],
  async (noun, it, hidden) => {
    await add(noun, it, !hidden);
    await ways.importCsv(noun, it, hidden);
  },
);
comesBy("Strapi's admin, added", records, async (noun, it, hidden) => {
  expect(await ways.saveInAdmin(noun, it, hidden)).toBe(201);
});
comesBy(
  "Strapi's admin, nothing said",
  ["sighting"],
  async (noun, it) => {
    expect(await ways.saveInAdmin(noun, it)).toBe(201);
  },
  [null],
);
comesBy("Strapi's admin, changed", all, async (noun, it, hidden) => {
  await add(noun, it, !hidden);
  expect(await ways.saveInAdmin(noun, it, hidden)).toBe(200);
});
// Saved or refused: it is shown before and after.
comesBy(
  "Strapi's admin, emptied",
  ["sighting", "photo"],
  async (noun, it) => {
    await add(noun, it, false);
    expect([200, 400]).toContain(await ways.saveInAdmin(noun, it, null));
  },
  [null],
);
comesBy("undo", all, async (noun, it, hidden) => {
  await add(noun, it, hidden);
  await ways.change(noun, it, !hidden);
  expect(await undo(panel, await lastChange(panel, noun, it.id))).toEqual([]);
});
comesBy("the bin", all, async (noun, it, hidden) => {
  await add(noun, it, hidden);
  expect(await panel.save("DELETE", `${noun}delete/${it.id}`)).toEqual([]);
  expect(await restore(panel, noun, it.id)).toEqual([]);
});

const idsOf = (noun: Noun) => rows.filter((row) => row.noun === noun).map(({ it }) => it.id);

/** Gives every plant and animal a companion, a day, a photo and a plan, and every photo a viewpoint. */
async function connect(): Promise<void> {
  const { plantId, animalId } = connected;
  const [plants, animals] = [idsOf("plant"), idsOf("animal")];
  const date = `1950-${dayOf(183)}`;
  for (const [pair, seen] of [
    ...plants.map((id) => [{ plantId: id, animalId }, { plantId: id }]),
    ...animals.map((id) => [{ plantId, animalId: id }, { animalId: id }]),
  ]) {
    await create(site.strapi, "association", { ...pair, interaction: "leaf", source: "A book" });
    await create(site.strapi, "sighting", { ...seen, date });
  }
  // Older than all others, of which the feed has room for.
  const tags = { plants, animals, dateUploaded: "2001-01-01T12:00:00.000Z" };
  connected.photoId = (await createPhoto(site.strapi, "tagged", tags)).id;
  const drawn = sheet({ plantings: plants.map((id) => planting(id)) });
  const plan = await planPanel(site, panel).added([drawn], { keyId: anchor, order: 9 });
  const spot = { planId: plan.planId, sheetId: plan.sheets[0]?.sheetId, x: 0.5, y: 0.5 };
  const view = { ...spot, name: "From the porch", photoIds: idsOf("photo") };
  expect(await panel.save("POST", "viewpointadd", view)).toEqual([]);
}

beforeAll(async () => {
  connected.plantId = await addSpecies(panel, "plant", { keyId: anchor });
  connected.animalId = await addSpecies(panel, "animal", { keyId: anchor });
  for (const { make, noun, way } of rows)
    await make().catch((cause: unknown) => {
      throw new Error(`A ${noun} did not come by ${way}.`, { cause });
    });
  await connect();
});

const named = rows.map((row) => ({
  ...row,
  as: row.hidden === null ? "as it comes" : row.hidden ? "hidden" : "shown",
}));

/** The owner reads what was meant, and visitors find it in every place or in none. */
async function expectAgreement({ noun, hidden, it }: Row): Promise<void> {
  const meant = hidden
    ? { owner: "hidden", visitors: [] }
    : { owner: "public", visitors: places.placesOf(noun) };
  const visitors = await places.seenBy(noun, it);
  expect({ owner: await places.ownerSays(noun, it), visitors }).toEqual(meant);
}

describe("visitors find what the owner is told is public, in every public place, and nothing else:", () => {
  test.each(named)("a $noun by $way, $as", expectAgreement);

  test("no page, call or file that any record is in tells of a hidden one", async () => {
    const hidden = rows.filter((row) => row.hidden);
    const told = await Promise.all(hidden.map(({ it }) => places.mentions(it)));
    expect(told.flat()).toEqual([]);
  });
});

describe("so they do after a restore of a backup from before sightings and photos could be hidden:", () => {
  beforeAll(async () => {
    const { connection: knex } = site.strapi.db;
    await knex("sightings").where("internal", false).update({ internal: null });
    await knex("photos").where("visibility", "public").update({ visibility: null });
    const file = await backUp(placeOf(site));
    await site.restart(async () => {
      await restoreBackup(file, placeOf(site));
      // A new process makes it as it reads Strapi's settings.
      mkdirSync(join(site.dataDir, "public/uploads"), { recursive: true });
    });
    Object.assign(panel, panelOf(site.url, (await signIn(site.url)).token));
    places.forget();
  });

  const couldNotBe = named.filter(({ noun }) => noun === "sighting" || noun === "photo");
  test.each(couldNotBe)("a $noun by $way, $as", expectAgreement);
});
