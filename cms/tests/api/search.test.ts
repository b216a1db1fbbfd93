import { showingAll } from "shared-types/site/codes";
import type { PhotoPage } from "shared-types/photo/answers";
import { searchedFields, searchLength } from "shared-types/search/codes";
import type { SearchAnswer } from "shared-types/search/answers";
import { beforeAll, describe, expect, test } from "vitest";
import { animal } from "../fixtures/animals";
import { ask, send } from "../fixtures/ask";
import { expectError } from "../fixtures/errors";
import { animalDraft, plantDraft, resourceDraft, sightingDraft } from "../fixtures/drafts";
import { useOwnersSite } from "../fixtures/panel";
import { binOf } from "../fixtures/photo-bin";
import { loadPhoto } from "../fixtures/photo-drafts";
import { createPhoto } from "../fixtures/photos";
import { planPanel, sheet } from "../fixtures/plans";
import { plant } from "../fixtures/plants";
import { create } from "../fixtures/records";
import { createResource, resource } from "../fixtures/resources";
import { changeSite } from "../fixtures/site-draft";

const { site, panel } = useOwnersSite();
const ids: Record<string, number> = {};

const path = (q: string) => `search?q=${encodeURIComponent(q)}`;

async function find(q: string): Promise<SearchAnswer> {
  const { status, body } = await ask<SearchAnswer>(`${site.url}/api/${path(q)}`);
  expect(status).toBe(200);
  return body;
}

const ownersFind = async (q: string) => (await panel.get<SearchAnswer>(path(q))).body;

/** What an answer tells of, each by its name and the field it was found by. */
function told({ plants, animals, photos, resources, plans, sightings = [] }: SearchAnswer) {
  return [
    ...[...plants, ...animals].map((row) => `${row.keyId} ${row.matched}`),
    ...photos.map((row) => `${row.fileName} ${row.matched}`),
    ...resources.map((row) => `${row.title} ${row.matched}`),
    ...plans.map((row) => `${row.title} ${row.matched}`),
    ...sightings.map((row) => `${row.date} ${row.matched}`),
  ];
}

const found = async (q: string) => told(await find(q));
const ownersFound = async (q: string) => told(await ownersFind(q));

beforeAll(async () => {
  const { strapi } = site;
  const add = (kind: string, draft: object) => panel.save("POST", `${kind}add`, draft);
  expect(await add("plant", plantDraft)).toEqual([]);
  const weed = {
    keyId: "milkweed",
    nameCommon: "Swamp Milkweed",
    nameScientific: "Asclepias incarnata",
    nameDisplay: "Swamp Milkweed",
    aka: "Rose milkweed, pleurisy’s sister",
    notes: "&lt;p&gt;Monarchs need it.&lt;/p&gt;",
  };
  expect(await add("plant", { ...plantDraft, ...weed })).toEqual([]);
  const jewel = { nameCommon: "Jewelweed", nameScientific: "Impatiens capensis" };
  await create(strapi, "plant", plant("touchmenot", "Jewelweed", jewel));
  expect(await add("animal", animalDraft)).toEqual([]);
  const monarch = await create(strapi, "animal", animal("monarch", "Monarch"));
  const orchid = plant("orchid", "Hidden Orchid", { internal: true });
  const secret = await create(strapi, "plant", orchid);
  const keyword = await create(strapi, "keyword", { keyword: "Frost" });
  const tags = { animals: [monarch.documentId], plants: [secret.documentId] };
  ids["egg"] = (await createPhoto(strapi, "egg", { alt: "An egg", ...tags })).id;
  const frosty = { caption: "Ñandú grass at dawn", keywords: [keyword.documentId] };
  ids["leaf"] = (await createPhoto(strapi, "leaf", { alt: "A leaf", ...frosty })).id;
  await createPhoto(strapi, "veiled", { alt: "Veiled thing", visibility: "internal" });
  await createPhoto(strapi, "tile", { alt: "Tile thing", visibility: "site" });
  expect(await add("resource", resourceDraft)).toEqual([]);
  await createResource(strapi, 15, resource("Whiskers of London"));
  await createResource(strapi, 8, { ...resource("Secret ledger"), internal: true });
  const bed = { bedId: 0, name: "Rain garden", text: "", points: square };
  await planPanel(site, panel).added([sheet({ beds: [bed], title: "Back lot" })], {
    title: "The first years",
  });
  await planPanel(site, panel).added([sheet()], { title: "Ledger of hopes", internal: true });
});

const square = [
  [0.1, 0.1],
  [0.4, 0.1],
  [0.4, 0.4],
];

describe("a search finds", () => {
  test.each([
    ["white oak", ["oak nameCommon"]],
    ["quercus", ["oak nameScientific"]],
    ["stave", ["oak aka"]],
    ["acorns", ["oak notes"]],
    ["Pleurisys sister", ["milkweed aka"]],
    ["saturn", ["luna family"]],
    ["nandu", ["leaf.jpg caption"]],
    ["frost", ["leaf.jpg tags"]],
    ["eggs", ["egg.jpg alt"]],
    ["tallamy", ["Bringing Nature Home subtitle"]],
    ["began", ["Bringing Nature Home description"]],
    ["rain gard", ["The first years beds"]],
    ["back lot", ["The first years sheets"]],
    ["whisker", ["Whiskers of London title"]],
  ])("by all words of a text, as far as they are typed: %s", async (q, rows) => {
    expect(await found(q)).toEqual(rows);
  });

  test("a photo by the name of what it is tagged with, and a name before notes", async () => {
    expect(await found("monarch")).toEqual([
      "milkweed notes",
      "monarch nameCommon",
      "egg.jpg tags",
    ]);
    expect(await found("monarch egg")).toEqual(["egg.jpg tags"]);
  });

  test.each([
    // With a letter wrong.
    ["monrach", "monarch nameCommon"],
    ["milkwed", "milkweed nameCommon"],
    ["SWÁMP milkweeds", "milkweed nameCommon"],
    ["asclepais", "milkweed nameScientific"],
    ["tallmay", "Bringing Nature Home subtitle"],
    ["frsot", "leaf.jpg tags"],
    // Joined in other ways.
    ["whiteoak", "oak nameCommon"],
    ["white-oak", "oak nameCommon"],
    ["milk weed", "milkweed nameCommon"],
    ["swamp milk-weeds", "milkweed nameCommon"],
    ["rosemilkweed", "milkweed aka"],
    ["pleurisyʻs sister", "milkweed aka"],
    ["raingarden", "The first years beds"],
    ["bringingnature", "Bringing Nature Home title"],
    ["mon arch egg", "egg.jpg tags"],
    ["grassat", undefined],
    ["atdawn", undefined],
    ["gra ss at dawn", "leaf.jpg caption"],
    ["monarchs need", "milkweed notes"],
    ["sisterswamp", undefined],
    // Words whose stem is another word.
    ["impatiens", "touchmenot nameScientific"],
    ["impaties", "touchmenot nameScientific"],
    ["impatie", "touchmenot nameScientific"],
    ["capensis", "touchmenot nameScientific"],
    ["jewel weeds", "touchmenot nameCommon"],
  ])("what was meant by %s", async (q, row) => {
    const rows = await found(q);
    expect(rows.filter((one) => one === row)).toEqual(row === undefined ? [] : [row]);
  });

  test("some of the words when nothing has them all", async () => {
    expect(await found("an oak by the sea")).toContain("oak nameCommon");
  });

  test("nothing for nothing, and nothing for what is nowhere", async () => {
    const totals = { plants: 0, animals: 0, photos: 0, resources: 0, plans: 0 };
    const none = { plants: [], animals: [], photos: [], resources: [], plans: [], totals };
    for (const q of ["", " ", "?!", "xyzzyx", "\u0000"]) expect(await find(q)).toEqual(none);
    expect((await ask(`${site.url}/api/search`)).body).toMatchObject({ totals });
  });

  test("rows as their lists have them, 8 of a group, and how many there are", async () => {
    const { strapi } = site;
    for (let n = 1; n <= searchLength + 1; n += 1) await createPhoto(strapi, `gull-${n}`);
    const { photos, totals } = await find("gull");
    expect([photos.length, totals.photos]).toEqual([searchLength, searchLength + 1]);
    const byId = { searchColumn: "pid", searchTerm: String(photos[0]?.photoId) };
    const { body } = await send<PhotoPage>(`${site.url}/api/photos`, byId);
    expect(photos[0]).toEqual({ ...body.items[0], matched: searchedFields.photos[2] });
  });
});

test("a search takes one text of at most 100 characters", async () => {
  for (const query of ["q=" + "a".repeat(101), "q=a&q=b", "q[a]=1", "term=a"])
    expectError(await ask(`${site.url}/api/search?${query}`), 400, "malformed");
});

describe("what visitors do not see", () => {
  test.each([
    ["orchid", ["orchid nameCommon", "egg.jpg tags"]],
    ["veiled", ["veiled.jpg alt"]],
    ["tile thing", ["tile.jpg alt"]],
    ["ledger", ["Secret ledger title", "Ledger of hopes title"]],
  ])("is found by the owner only: %s", async (q, rows) => {
    expect(await found(q)).toEqual([]);
    expect(await ownersFound(q)).toEqual(rows);
  });

  test("is in no cache", async () => {
    const answers = [await panel.get(path("orchid")), await ask(`${site.url}/api/${path("oak")}`)];
    for (const { headers } of answers) expect(headers.get("cache-control")).toBe("no-store");
  });

  test("includes what is on a page that is off", async () => {
    const on = showingAll();
    const off = { ...on, plans: false, resources: false };
    expect(await changeSite(panel, { pages: off })).toEqual([]);
    expect(await found("rain")).toEqual([]);
    expect(await found("tallamy")).toEqual([]);
    expect(await found("whiskers")).toEqual(["Whiskers of London title"]);
    expect(await ownersFound("tallamy")).toEqual(["Bringing Nature Home subtitle"]);
    expect(await changeSite(panel, { pages: { ...on, cats: false } })).toEqual([]);
    expect(await found("whiskers")).toEqual([]);
    expect(await changeSite(panel, { pages: on })).toEqual([]);
    expect(await found("rain garden")).toEqual(["The first years beds"]);
  });
});

test("the owner finds sightings by species, and by their notes", async () => {
  const { body: luna } = await panel.get<{ animalId: number }>("animal/luna");
  const add = async (date: string, note = "") => {
    const draft = { ...sightingDraft, date, animalId: luna.animalId, note };
    expect(await panel.save("POST", "sightingadd", draft)).toEqual([]);
  };
  await add("2024-05-17");
  await add("2024-06", "On the Porch");
  expect(await ownersFound("luna moth")).toEqual([
    "luna nameCommon",
    "2024-06 species",
    "2024-05-17 species",
  ]);
  expect((await ownersFind("luna moth")).totals.sightings).toBe(2);
  expect(await ownersFound("the porch")).toContain("2024-06 note");
  expect(await ownersFound("the\0 porch")).toContain("2024-06 note");
  await add("2024-07", "Über dem Teich; ÉTÉ");
  for (const q of ["über", "ÜBER DEM", "été"])
    expect(await ownersFound(q)).toContain("2024-07 note");
  expect(await find("luna")).not.toHaveProperty("sightings");
  expect(await ownersFind("")).toMatchObject({ sightings: [], totals: { sightings: 0 } });
});

describe("the next search follows", () => {
  const update = async (keyId: string, changes: object) => {
    const { body, headers } = await panel.get<{ plantId: number }>(`plant/${keyId}`);
    const { plantId } = body;
    const draft = { ...plantDraft, ...changes, plantId };
    expect(await panel.save("PUT", "plantupdate", draft, headers.get("etag") ?? undefined)).toEqual(
      [],
    );
  };

  test("a save, by whatever hand", async () => {
    await update("oak", { nameCommon: "Ghost Oak", aka: "" });
    expect(await found("ghost")).toEqual(["oak nameCommon"]);
    expect(await found("stave")).toEqual([]);
    await site.strapi.db.connection("plants").where("key_id", "oak").update({ aka: "Rafter" });
    expect(await found("rafter")).toEqual(["oak aka"]);
    await update("oak", {});
    expect(await found("ghost")).toEqual([]);
  });

  test("a species that becomes public, with its photos", async () => {
    const plants = site.strapi.db.connection("plants").where("key_id", "orchid");
    await plants.clone().update({ internal: false });
    expect(await found("orchid")).toEqual(["orchid nameCommon", "egg.jpg tags"]);
    await plants.clone().update({ internal: true });
    expect(await found("orchid")).toEqual([]);
  });

  test("a photo that gets a tag, a name, another visibility", async () => {
    const save = async (visibility: string) => {
      const { draft, etag } = await loadPhoto(panel, ids["leaf"] ?? 0);
      const next = { ...draft, caption: "Zinnia", visibility };
      expect(await panel.save("POST", "photoupdate", next, etag)).toEqual([]);
    };
    await save("public");
    expect(await found("zinnia")).toEqual(["leaf.jpg caption"]);
    expect(await found("nandu")).toEqual([]);
    await save("internal");
    expect(await found("zinnia")).toEqual([]);
    expect(await ownersFound("zinnia")).toEqual(["leaf.jpg caption"]);
  });

  test("what goes into the bin, and comes back", async () => {
    const { body } = await panel.get<{ plantId: number }>("plant/milkweed");
    expect(await panel.save("DELETE", `plantdelete/${body.plantId}`)).toEqual([]);
    expect(await found("swamp")).toEqual([]);
    expect(await ownersFound("swamp")).toEqual([]);
    const back = { kind: "plant", id: body.plantId, rename: "" };
    expect(await panel.save("POST", "binrestore", back)).toEqual([]);
    expect(await found("swamp")).toEqual(["milkweed nameCommon"]);
    const bin = binOf(panel);
    await bin.remove(ids["egg"] ?? 0);
    expect(await ownersFound("eggs")).toEqual([]);
    await bin.restore(ids["egg"] ?? 0);
    expect(await found("eggs")).toEqual(["egg.jpg alt"]);
  });

  test("two searches at once, one before and one after a save", async () => {
    const asked = [find("rafter"), find("rafter")];
    await site.strapi.db.connection("plants").where("key_id", "oak").update({ aka: "Rafter" });
    await Promise.all(asked);
    expect(await found("rafter")).toEqual(["oak aka"]);
  });
});
