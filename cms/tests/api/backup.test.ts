// @dialect api/backup/database/postgres-source, api/backup/database/postgres-target
// @slow
import { copyFileSync, mkdirSync, readFileSync, rmSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { requireFromCms } from "../../../scripts/stages/from-cms.mjs";
import { useSite } from "../boot";
import { createDatabase, type Database } from "../../../scripts/testing/database.mjs";
import {
  backUp,
  emptyFolder,
  hashesOf,
  makeBackup,
  placeOf,
  restoreBackup,
  rowsOf,
} from "../fixtures/backup";
import { importPhoto } from "../fixtures/photo-files";
import { plant } from "../fixtures/plants";
import { create } from "../fixtures/records";

const { pack } = requireFromCms("tar-stream") as typeof import("tar-stream");
const cluster = process.env["TEST_DATABASE_URL"] ?? "";
const site = useSite();
const folders: string[] = [];
const databases: Database[] = [];

const folder = () => {
  const made = emptyFolder();
  folders.push(made);
  return made;
};

/** An empty database of this type, and an empty folder. */
async function emptyPlace(kind: "sqlite" | "postgres") {
  const database = await createDatabase(kind === "sqlite" ? "" : cluster);
  databases.push(database);
  return { dataDir: folder(), databaseUrl: database.url };
}

beforeAll(async () => {
  await importPhoto(site, "wren");
  await create(site.strapi, "plant", plant("zoe", "Zoë’s Ærenpreis 🌿", { heightSort: 0.1 }));
  await create(site.strapi, "keyword", { keyword: "line\nbreak 'quoted' \"too\"" });
  await site.strapi.db.query("plugin::upload.file").create({
    data: {
      name: "odd",
      hash: "odd",
      ext: ".jpg",
      mime: "image/jpeg",
      size: 12.34,
      url: "/odd",
      provider: "local",
      formats: { b: [1, 2.5, null], a: { ü: "\\" } },
    },
  });
  await site.strapi.db.query("admin::api-token").create({
    data: { name: "long", accessKey: "x".repeat(40), lifespan: 7_776_000_000, type: "read-only" },
  });
  await site.strapi.db.connection("contact_proofs").insert({ hash: "h", expires: 1.8e12 });
  mkdirSync(join(site.dataDir, "images/_web/née"), { recursive: true });
  writeFileSync(join(site.dataDir, `images/_web/née/${"long".repeat(30)}.jpg`), "long name");
  writeFileSync(join(site.dataDir, "originals/empty"), "");
  // From here on the database does not change.
  await wait(200);
});

afterAll(async () => {
  for (const database of databases) await database.drop();
  for (const made of folders) rmSync(made, { recursive: true });
});

const kinds = cluster === "" ? (["sqlite"] as const) : (["sqlite", "postgres"] as const);

describe("a backup", () => {
  test.each(kinds)(
    "comes back row by row and file by file in an empty site on %s, and from there",
    async (kind) => {
      const source = placeOf(site);
      const rows = await rowsOf(source);
      expect(rows["photos"]?.length).toBeGreaterThan(1);
      const first = await emptyPlace(kind);
      expect((await restoreBackup(await backUp(source), first)).before).toBeNull();
      const withoutSessions = { ...rows, strapi_sessions: rows["strapi_sessions"]?.slice(0, 1) };
      expect(await rowsOf(first)).toEqual(withoutSessions);
      const hashes = await hashesOf(source.dataDir);
      expect(Object.keys(hashes).length).toBeGreaterThan(10);
      expect(await hashesOf(first.dataDir)).toEqual(hashes);
      for (const next of kinds) {
        const second = await emptyPlace(next);
        await restoreBackup(await backUp(first), second);
        expect(await rowsOf(second)).toEqual(withoutSessions);
        expect(await hashesOf(second.dataDir)).toEqual(hashes);
      }
    },
  );

  test("made while the site is written to holds one moment of the database, and outlives files that vanish", async () => {
    const knex = site.strapi.db.connection;
    const stop = new AbortController();
    const count = (kind: string, at: number) => ({ id: `${kind}-${at}`, who: "writer", kind, at });
    const writing = (async () => {
      for (let at = 0; !stop.signal.aborted; at += 1) {
        await knex.transaction(async (trx) => {
          await trx("counts").insert(count("first", at));
          await trx("counts").insert(count("second", at));
        });
        const file = join(site.dataDir, "images/_web", `gone-${at}.jpg`);
        writeFileSync(file, "x".repeat(1000));
        if (at > 3) unlinkSync(join(site.dataDir, "images/_web", `gone-${at - 3}.jpg`));
        await wait(1);
      }
    })();
    const target = await emptyPlace(kinds.at(-1) ?? "sqlite");
    try {
      await restoreBackup(await backUp(placeOf(site)), target);
    } finally {
      stop.abort();
      await writing;
    }
    const counts = (await rowsOf(target))["counts"] ?? [];
    const ofKind = (kind: string) => counts.filter((row) => row.includes(kind)).length;
    expect(ofKind("first")).toBeGreaterThan(0);
    expect(ofKind("second")).toBe(ofKind("first"));
  });

  test("notes the photos whose file is not there", async () => {
    const { dataDir } = site;
    const full = join(dataDir, "images/_full/wren.jpg");
    copyFileSync(full, join(dataDir, "kept.part"));
    unlinkSync(full);
    const { manifest } = await makeBackup(placeOf(site));
    copyFileSync(join(dataDir, "kept.part"), full);
    expect(manifest.lacking).toEqual({ count: 1, first: ["images/_full/wren.jpg"] });
  });
});

/** A tar of this one entry. */
async function tarOf(name: string, text: string): Promise<Buffer> {
  const tar = pack();
  tar.entry({ name }, text);
  tar.finalize();
  const chunks: Buffer[] = [];
  for await (const chunk of tar) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

describe("a restore", () => {
  test("refuses what is damaged, cut off, later or no backup, and changes nothing", async () => {
    const good = await backUp(placeOf(site));
    const bytes = readFileSync(good);
    const target = await emptyPlace(kinds.at(-1) ?? "sqlite");
    await restoreBackup(good, target);
    const before = [await rowsOf(target), await hashesOf(target.dataDir)];
    const flipped = Buffer.from(bytes);
    const middle = bytes.indexOf("long name");
    flipped.writeUInt8(flipped.readUInt8(middle) ^ 1, middle);
    const later = { format: 2, app: { name: "backyard-habitat", version: "9.0.0" } };
    const bad: [Buffer, RegExp][] = [
      [flipped, /It is damaged/],
      [bytes.subarray(0, bytes.length >> 1), /damaged or cut off|its end is missing/],
      [bytes.subarray(0, bytes.indexOf("manifest.json")), /damaged or cut off|its end is missing/],
      [Buffer.from("no tar at all ".repeat(100)), /damaged or cut off|its end is missing/],
      [await tarOf("manifest.json", JSON.stringify(later)), /later version \(9\.0\.0\)/],
      [await tarOf("files/../../escaped", "x"), /which no backup does/],
      [await tarOf("manifest.json", "{}"), /not a backup of this site/],
    ];
    const file = join(folder(), "bad.tar");
    for (const [content, message] of bad) {
      writeFileSync(file, content);
      await expect(restoreBackup(file, target)).rejects.toThrow(message);
      expect([await rowsOf(target), await hashesOf(target.dataDir)]).toEqual(before);
    }
    await expect(restoreBackup(join(target.dataDir, "none.tar"), target)).rejects.toThrow(
      /no such/,
    );
  });

  test("refuses while a server runs on the data directory, or on the database", async () => {
    const place = placeOf(site);
    const file = await backUp(place);
    await expect(restoreBackup(file, place)).rejects.toThrow(/stop it first/);
    if (cluster === "") return;
    const elsewhere = { ...place, dataDir: folder() };
    await expect(restoreBackup(file, elsewhere)).rejects.toThrow(/stop it first/);
  });

  test("backs up first what it replaces, which brings that back", async () => {
    const target = await emptyPlace(kinds.at(-1) ?? "sqlite");
    await restoreBackup(await backUp(placeOf(site)), target);
    const rows = await rowsOf(target);
    writeFileSync(join(target.dataDir, "originals/own"), "of the owner");
    const hashes = await hashesOf(target.dataDir);
    const { before } = await restoreBackup(await backUp(placeOf(site)), target);
    expect(await hashesOf(target.dataDir)).not.toEqual(hashes);
    await restoreBackup(join(target.dataDir, "backups", before ?? ""), target);
    expect(await hashesOf(target.dataDir)).toEqual(hashes);
    expect(await rowsOf(target)).toEqual(rows);
  });
});
