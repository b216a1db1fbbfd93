// @slow
// @dialect database/in-turn
import { createHash } from "node:crypto";
import { existsSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BackupList } from "shared-types/backup/answers";
import type { DemoCounts, DemoRemoval } from "shared-types/demo/answers";
import type { Guide } from "shared-types/guide/answers";
import type { PlantRecord } from "shared-types/plant/answers";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { createDatabase } from "../../../scripts/testing/database.mjs";
import { ask } from "../fixtures/ask";
import { emptyFolder, placeOf, restoreBackup, rowsOf } from "../fixtures/backup";
import { plantDemo, removeDemo } from "../fixtures/demo";
import { plantDraft } from "../fixtures/drafts";
import { useOwnersSite } from "../fixtures/panel";
import { filesBelow, importPhoto, publicCount, publicFilesOf } from "../fixtures/photo-files";
import { planPanel, planting, sheet } from "../fixtures/plans";
import { countRecords, tableOf } from "../fixtures/records";
import { changeSite, loadSite } from "../fixtures/site-draft";

const { site, panel } = useOwnersSite();
let demo: Awaited<ReturnType<typeof plantDemo>>;
let atFirst: number[] = [];
beforeAll(async () => {
  demo = await plantDemo(site);
  atFirst = await countRecords(site.strapi);
});

const guide = async () => (await panel.get<Guide>("guide")).body;
const plant = async (keyId: string) => (await panel.get<PlantRecord>(`plant/${keyId}`)).body;
const html = async (path: string) => (await ask(site.url + path)).text;
const joins = async () => {
  const { connection } = site.strapi.db;
  const tables = ["photos_plants_lnk", "photos_animals_lnk", "links_plants_lnk"];
  const rows = await Promise.all(tables.map((table) => connection(table).select("id")));
  return rows.map((found) => found.length);
};

const all: DemoCounts = {
  ...{ plants: 3, animals: 1, photos: 3, resources: 1, links: 1, keywords: 1, categories: 1 },
  ...{ quotes: 1, plans: 1, viewpoints: 0, slides: 1, site: 6, sightings: 0, associations: 0 },
};

async function changePlant(keyId: string, change: object) {
  const { banner: _, photos: __, links: ___, ...draft } = await plant(keyId);
  expect(await panel.save("PUT", "plantupdate", { ...draft, ...change })).toEqual([]);
}

describe("a dry run", () => {
  test("says that all of an untouched demo goes, and changes nothing", async () => {
    expect(await removeDemo(panel, true)).toEqual({ removed: all, kept: [], backup: "" });
    expect(await countRecords(site.strapi)).toEqual(atFirst);
    expect(existsSync(join(site.dataDir, "backups"))).toBe(false);
    expect(await guide()).toEqual({
      isDismissed: false,
      hasDemo: true,
      hasDemoRecords: true,
      done: {
        ...{ place: false, demo: false, letter: false },
        ...{ photos: false, plant: false, plan: false },
      },
    });
  });

  test("keeps what the owner changed, and says so; a change that is undone is none", async () => {
    await changePlant("oak", { notesShort: "Mine now" });
    const { removed, kept } = await removeDemo(panel, true);
    expect(removed).toEqual({ ...all, plants: 2 });
    expect(kept).toEqual([
      { kind: "plant", id: demo.oak.id, name: "Demo oak", reason: "You changed it." },
    ]);
    await changePlant("oak", { notesShort: "" });
    expect((await removeDemo(panel, true)).removed).toEqual(all);
  });

  test("lets what goes go with what the owner deletes", async () => {
    expect(await panel.save("DELETE", `photodelete/${demo.photos[0]}`)).toEqual([]);
    expect((await plant("oak")).thumbId).toBe(0);
    expect((await removeDemo(panel, true)).removed).toEqual({ ...all, photos: 2 });
    expect(await panel.save("POST", `photorestore/${demo.photos[0]}`)).toEqual([]);
    expect((await removeDemo(panel, true)).removed).toEqual(all);
  });

  test("keeps a photo that the owner has made a slide", async () => {
    const slides = (...ids: (number | undefined)[]) => ({
      slides: ids.map((photoId) => ({ photoId, caption: "" })),
    });
    const [oak, aster] = demo.photos;
    expect(await panel.save("PUT", "slidesupdate", slides(oak, aster))).toEqual([]);
    const { removed, kept } = await removeDemo(panel, true);
    expect(removed).toEqual({ ...all, photos: 2 });
    expect(kept).toMatchObject([{ kind: "photo", id: aster, reason: "It is one of your slides." }]);
    expect(await panel.save("PUT", "slidesupdate", slides(oak))).toEqual([]);
    expect((await removeDemo(panel, true)).removed).toEqual(all);
  });

  test("keeps what the owner's own records refer to, unless he lets it go", async () => {
    const { documentId, photoId } = await importPhoto(site, "mine");
    const own = site.strapi.documents("api::photo.photo" as never) as unknown as {
      update(options: object): Promise<unknown>;
    };
    await own.update({
      documentId,
      data: {
        caption: "My fern",
        plants: [demo.fern.documentId],
        keywords: [demo.keyword.documentId],
      },
    });
    const { removed, kept } = await removeDemo(panel, true);
    expect(removed).toEqual({ ...all, plants: 2, keywords: 0 });
    const reason = "Your photo “My fern” is tagged with it.";
    expect(kept).toEqual([
      { kind: "plant", id: demo.fern.id, name: "Demo fern", reason },
      { kind: "keyword", id: demo.keyword.id, name: "demo keyword", reason },
    ]);
    const letGo = await removeDemo(panel, true, [{ kind: "plant", id: demo.fern.id }]);
    expect(letGo.removed).toEqual({ ...all, keywords: 0 });
    expect(letGo.kept).toMatchObject([{ kind: "keyword" }]);
    await panel.save("DELETE", `photodelete/${photoId}`);
    expect((await removeDemo(panel, true)).removed).toEqual(all);
    // What is in the bin is no first photo.
    expect((await guide()).done.photos).toBe(false);
    await panel.save("POST", `photorestore/${photoId}`);
    expect((await guide()).done.photos).toBe(true);
  });

  test("is the owner's, and takes a body of its own only", async () => {
    expect((await ask(`${site.url}/api/demoremove`, { method: "POST" })).status).toBe(401);
    const odd = [{ dryRun: "yes" }, { dryRun: true, remove: 7 }, { dryRun: true, all: true }];
    for (const body of odd) expect((await panel.call("POST", "demoremove", body)).status).toBe(400);
  });
});

test("nothing is removed without a backup, nor when anything fails on the way", async () => {
  const { db } = site.strapi;
  const query = db.query.bind(db);
  const spy = vi.spyOn(db, "query").mockImplementation((uid) => {
    const updateMany = () => Promise.reject(new Error("The disk is on fire."));
    return uid === "api::photo.photo" ? { ...query(uid), updateMany } : query(uid);
  });
  try {
    expect((await panel.call("POST", "demoremove", { dryRun: false })).status).toBe(500);
  } finally {
    spy.mockRestore();
  }
  const now = await countRecords(site.strapi);
  expect(now).toEqual(atFirst.map((count, kind) => (kind === 2 ? count + 1 : count)));
  expect((await guide()).hasDemo).toBe(true);
});

describe("the removal", () => {
  let backup = "";
  let before: Awaited<ReturnType<typeof rowsOf>>;

  test("takes all but what is the owner's, after a backup, in one go", async () => {
    const errors = await panel.save("POST", "plantadd", { ...plantDraft, keyId: "own" });
    expect(errors).toEqual([]);
    const leading = ["/flora/fern", "https://own.example/flora/oak", "#top"];
    const links = ["/flora/oak?print#top", "/fauna/wren/", `${site.url}/flora/oak`, ...leading];
    const notes = links.map((href) => `<a href="${href}">there</a>`).join(" ");
    await changePlant("aster", { notes });
    await changeSite(panel, { title: "Fern Hollow" });
    const own = await planPanel(site, panel).added([
      sheet({ plantings: [planting(demo.fern.id), planting(demo.aster.id)] }),
    ]);
    const { tiles } = (await loadSite(panel)).draft;
    before = await rowsOf(placeOf(site));

    const [done, second] = await Promise.all([
      panel.call<DemoRemoval>("POST", "demoremove", { dryRun: false }),
      panel.call("POST", "demoremove", { dryRun: false }),
    ]);
    expect([done.status, second.status].sort()).toEqual([200, 409]);
    const {
      removed,
      kept,
      backup: name,
    } = (done.status === 200 ? done : second).body as DemoRemoval;
    backup = name;
    expect(removed).toEqual({ ...all, plants: 1, keywords: 0, site: 5 });
    expect(kept.map(({ kind, name: called, reason }) => [kind, called, reason])).toEqual([
      ["plant", "Demo aster", "You changed it."],
      ["plant", "Demo fern", "Your photo “My fern” is tagged with it."],
      ["keyword", "demo keyword", "Your photo “My fern” is tagged with it."],
    ]);
    expect((await panel.get<BackupList>("backups")).body.items[0]?.name).toBe(backup);

    const { draft } = await loadSite(panel);
    expect(draft).toMatchObject({ title: "Fern Hollow", place: "", welcomeText: "", facts: [] });
    expect([draft.intros.flora, draft.tiles.flora, tiles.flora > 0]).toEqual(["", 0, true]);
    const aster = await plant("aster");
    expect(aster.thumbId).toBe(0);
    const hrefs = [...aster.notes.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(hrefs).toEqual(leading);
    expect(aster.notes.match(/there/g)).toHaveLength(links.length);
    expect((await plant("fern")).notes).not.toContain("href");
    const { record } = await planPanel(site, panel).load(own.keyId);
    expect(record.sheets[0]?.plantings).toHaveLength(2);
    // Only the owner’s photo is still tagged: nothing connects what has gone.
    expect(await joins()).toEqual([1, 0, 0]);
  });

  test("leaves no word, file or Media Library entry of it", async () => {
    for (const path of [
      "/",
      "/flora",
      "/fauna",
      "/photos",
      "/resources",
      "/sitemap.xml",
      "/feed.xml",
    ]) {
      const text = (await html(path)).replace(/Demo (aster|fern)|demo keyword/g, "");
      expect(text, path).not.toMatch(/demo/i);
    }
    for (const name of ["demo-oak.jpg", "demo-aster.jpg", "demo-tile.jpg"])
      expect(publicFilesOf(site, name)).toEqual([]);
    expect(filesBelow(site, "originals")).toHaveLength(1);
    expect(filesBelow(site, "images/site")).toEqual([]);
    expect(readdirSync(join(site.dataDir, "bin")).filter((name) => /^\d/.test(name))).toEqual([]);
    const entries = await tableOf<{ name: string }>(site.strapi, "plugin::upload.file").findMany();
    expect(entries.map(({ name }) => name)).toEqual(["mine.jpg"]);
    expect((await panel.get<unknown[]>("bin")).body).toEqual([]);
    expect((await ask(`${site.url}/flora/oak`)).status).toBe(404);
    expect(await guide()).toMatchObject({
      hasDemo: false,
      hasDemoRecords: true,
      done: { place: false, demo: true, letter: false, photos: true, plant: true, plan: true },
    });
  });

  test("can be asked for again, and then takes what the owner lets go", async () => {
    const again = await removeDemo(panel, true);
    // That the fern’s notes lost a link is no change of the owner’s.
    expect(again.kept.map(({ reason }) => reason)).toEqual([
      "You changed it.",
      "Your photo “My fern” is tagged with it.",
      "Your photo “My fern” is tagged with it.",
    ]);
    const letGo = again.kept.filter(({ kind }) => kind === "keyword");
    const keys = letGo.map(({ kind, id }) => ({ kind, id }));
    expect((await removeDemo(panel, false, keys)).removed).toMatchObject({
      keywords: 1,
      plants: 0,
    });
    expect((await removeDemo(panel, true)).kept).toHaveLength(2);
  });

  test("is undone by restoring the backup", async () => {
    const database = await createDatabase(process.env["TEST_DATABASE_URL"]);
    const place = { dataDir: emptyFolder(), databaseUrl: database.url };
    try {
      await restoreBackup(join(site.dataDir, "backups", backup), place);
      const restored = await rowsOf(place);
      for (const table of [
        "plants",
        "photos",
        "links",
        "quotes",
        "site_records",
        "photos_plants_lnk",
      ])
        expect(restored[table], table).toEqual(before[table]);
      expect(publicFilesOf(place, "demo-oak.jpg")).toHaveLength(publicCount);
    } finally {
      await database.drop();
      rmSync(place.dataDir, { recursive: true });
    }
  });
});

test("a removal that was cut off after its transaction is finished at the next start", async () => {
  const { photoId } = await importPhoto(site, "left");
  const store = () => site.strapi.store({ type: "api", name: "demo", key: "brought" });
  const brought = (await store().get({})) as object;
  const left = join(site.dataDir, "images/site/tile-left.webp");
  writeFileSync(left, "demo");
  const own = join(site.dataDir, "images/site/tile-own.webp");
  writeFileSync(own, "the owner's");
  const sha256 = createHash("sha256").update("demo").digest("hex");
  const files = { "tile-left.webp": sha256, "tile-own.webp": sha256 };
  // As the transaction leaves it.
  await store().set({ value: { ...brought, files } });
  const data = { dateDeleted: new Date(0) };
  await tableOf(site.strapi, "photo").update({ where: { id: photoId }, data });
  await site.restart();
  expect(await tableOf(site.strapi, "photo").count({ where: { id: photoId } })).toBe(0);
  expect(publicFilesOf(site, "left.jpg")).toEqual([]);
  expect([existsSync(left), existsSync(own)]).toEqual([false, true]);
});

test("the guide is put away on every device, and shown again", async () => {
  expect(await panel.save("PUT", "guideupdate", { isDismissed: true })).toEqual([]);
  expect((await guide()).isDismissed).toBe(true);
  expect(await panel.save("PUT", "guideupdate", { isDismissed: false })).toEqual([]);
  expect((await guide()).isDismissed).toBe(false);
});
