import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Health } from "shared-types/health/answers";
import { expect, onTestFinished, test, vi } from "vitest";
import { freeBackupName } from "../../src/api/backup/names";
import { ask } from "../fixtures/ask";
import { useOwnersSite } from "../fixtures/panel";
import { tableOf } from "../fixtures/records";

const { site, panel } = useOwnersSite();

const health = () => ask<Health & { error?: { code: string } }>(`${site.url}/api/health`);
const inData = (path: string) => join(site.dataDir, path);
const aDay = 24 * 3600 * 1000;

/** A backup of that age, according to its name. */
function backUp(ageMs: number, isBeforeRestore = false, ending = ""): void {
  mkdirSync(inData("backups"), { recursive: true });
  const name = freeBackupName("/nowhere", new Date(Date.now() - ageMs), isBeforeRestore);
  writeFileSync(join(inData("backups"), name + ending), "");
}

test("tells visitors only that the site is well", async () => {
  const { status, body, headers } = await health();
  expect([status, headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(Object.keys(body).sort()).toEqual(["parts", "status"]);
  expect(body.parts).toMatchObject({ database: "ok", files: "ok", backup: "none" });
});

test("a site without content misses no picture", async () => {
  expect((await panel.get("picturesmissing")).body).toEqual([]);
});

test("tells the owner the free disk space, the last backup and the photos without a file", async () => {
  backUp(3 * aDay);
  // A file with another name is not a backup.
  backUp(aDay / 2, false, ".gz");
  await tableOf(site.strapi, "photo").create({ data: { fileName: "lost.jpg" } });
  const { body } = await panel.get<Health>("health");
  expect(body).toMatchObject({ status: "degraded", parts: { backup: "degraded" } });
  expect(body.details?.missing).toEqual({ count: 1, fileNames: ["lost.jpg"] });
  expect(body.details?.freeBytes).toBeGreaterThan(0);
  expect(body.details?.freeBytes).toBeLessThan(body.details?.totalBytes ?? 0);
  expect(body.details?.advice.join(" ")).toMatch(
    /backup is more than two days old.*Photos without a file: 1/,
  );
  // The backup made before a restore is an ordinary backup.
  const made = Date.now() - aDay;
  backUp(aDay, true);
  const after = await panel.get<Health>("health");
  expect(after.body.parts.backup).toBe("ok");
  // Names have seconds.
  expect(Date.parse(after.body.details?.lastBackup ?? "")).toBeGreaterThan(made - 1000);
});

test("photos on a disk that is not mounted are not told as lost, one by one", async () => {
  await tableOf(site.strapi, "photo").create({ data: { fileName: "elsewhere.jpg" } });
  const missing = async () => (await panel.get<{ name: string }[]>("picturesmissing")).body;
  expect((await missing()).map(({ name }) => name)).toContain("elsewhere.jpg");
  const [there, elsewhere] = [inData("images"), inData("images-elsewhere")];
  renameSync(there, elsewhere);
  onTestFinished(() => {
    rmSync(there, { recursive: true, force: true });
    renameSync(elsewhere, there);
  });
  const { body } = await panel.get<Health>("health");
  expect(body.details?.missing).toEqual({ count: 0, fileNames: [] });
  expect(body.details?.advice.join(" ")).toContain("mount the disk they are on");
  expect(await missing()).toEqual([]);
});

test("is a 503 that names the database while that is unavailable", async () => {
  const away = vi.spyOn(site.strapi.db.connection, "raw").mockRejectedValue(new Error("away"));
  const { status, body } = await health();
  away.mockRestore();
  expect([status, body.status, body.parts.database]).toEqual([503, "degraded", "degraded"]);
  expect(body.error?.code).toBe("unavailable");
  expect((await health()).status).toBe(200);
});

test("is a 503 when the photo folder is not the one of before", async () => {
  rmSync(inData("images/.habitat"));
  const { status, body } = await health();
  expect([status, body.parts.files]).toEqual([503, "degraded"]);
  const told = await panel.get<Health>("health");
  expect(told.body.details?.advice.join(" ")).toContain(inData("images"));
});
