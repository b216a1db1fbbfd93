import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BackupList, BackupTicket, Health } from "shared-types";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { freeBackupName } from "../../src/api/backup/names";
import type { BackupService } from "../../src/api/backup/services/backup";
import { ask } from "../fixtures/ask";
import { hour, pass, second } from "../fixtures/clock";
import { useOwnersSite } from "../fixtures/panel";
import { tableOf } from "../fixtures/records";

const { site, panel } = useOwnersSite({ env: { BACKUP_KEEP: "3" } });

describe("health", () => {
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
    backUp(aDay, true);
    const after = await panel.get<Health>("health");
    expect(after.body.parts.backup).toBe("ok");
    expect(Date.now() - Date.parse(after.body.details?.lastBackup ?? "")).toBeLessThan(aDay + 5000);
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
    renameSync(inData("images/.habitat"), inData("images/.aside"));
    const { status, body } = await health();
    expect([status, body.parts.files]).toEqual([503, "degraded"]);
    const told = await panel.get<Health>("health");
    expect(told.body.details?.advice.join(" ")).toContain(inData("images"));
    renameSync(inData("images/.aside"), inData("images/.habitat"));
  });
});

describe("backups", () => {
  const backups = () => site.strapi.service("api::backup.backup") as unknown as BackupService;
  const list = async () => (await panel.get<BackupList>("backups")).body;

  async function made(): Promise<BackupList> {
    expect((await panel.call("POST", "backupmake")).body).toEqual([]);
    return vi.waitUntil(
      async () => {
        const found = await list();
        return found.isRunning ? null : found;
      },
      { timeout: 60_000, interval: 200 },
    );
  }

  beforeAll(() => rmSync(join(site.dataDir, "backups"), { recursive: true }));
  afterEach(() => void vi.useRealTimers());

  test("a new site has no backup, and the owner makes the first; two at once are one", async () => {
    expect(await list()).toEqual({
      items: [],
      isRunning: false,
      last: null,
      fault: "",
      keepDays: 3,
    });
    await panel.call("POST", "backupmake");
    const { items, last, fault } = await made();
    expect(items).toHaveLength(1);
    expect(items[0]?.name).toMatch(/^habitat-[\dT-]+Z\.tar$/);
    expect(items[0]?.bytes).toBeGreaterThan(10_000);
    expect([last?.bytes, fault]).toEqual([items[0]?.bytes, ""]);
  });

  test("a ticket of the owner's downloads a backup whole, once, and no other file", async () => {
    const [{ name, bytes } = { name: "", bytes: 0 }] = (await list()).items;
    const ask = (given: string) =>
      panel.call<BackupTicket>("POST", "backupticket", { name: given });
    expect((await ask("../secrets.json")).status).toBe(404);
    expect((await ask("backups.lock")).status).toBe(404);
    const { ticket } = (await ask(name)).body;
    const address = `${site.url}/api/backupfile/${ticket}`;
    const answer = await fetch(address);
    expect(answer.headers.get("content-disposition")).toBe(`attachment; filename="${name}"`);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("content-length")).toBe(String(bytes));
    const hash = (content: Buffer) => createHash("sha256").update(content).digest("hex");
    expect(hash(Buffer.from(await answer.arrayBuffer()))).toBe(
      hash(readFileSync(join(site.dataDir, "backups", name))),
    );
    expect((await fetch(address)).status).toBe(404);
    const late = (await ask(name)).body.ticket;
    pass(61 * second);
    expect((await fetch(`${site.url}/api/backupfile/${late}`)).status).toBe(404);
  });

  test("after a night without one the server makes it by itself, and keeps so many days", async () => {
    const folder = join(site.dataDir, "backups");
    for (const day of ["01", "02", "03", "04"])
      writeFileSync(join(folder, `habitat-2026-01-${day}T030000Z.tar`), "old");
    const before = (await list()).items.length;
    await backups().makeIfDue();
    expect((await list()).items).toHaveLength(before);
    pass(25 * hour);
    await backups().makeIfDue();
    vi.useRealTimers();
    const { items, last } = await list();
    expect(items.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["habitat-2026-01-04T030000Z.tar", "habitat-2026-01-03T030000Z.tar"]),
    );
    expect(readdirSync(folder).filter((name) => /2026-01-0[12]/.test(name))).toEqual([]);
    expect(last?.dateMade).toBe(items[0]?.dateMade);
  });

  test("a failure is shown until a backup is made, and the half one is gone", async () => {
    const folder = join(site.dataDir, "backups");
    rmSync(folder, { recursive: true });
    writeFileSync(folder, "no folder");
    const failed = await made();
    expect(failed.fault).not.toBe("");
    expect(failed.items).toEqual([]);
    rmSync(folder);
    const mended = await made();
    expect([mended.fault, mended.items.length]).toEqual(["", 1]);
    expect(readdirSync(folder).filter((name) => name.startsWith("."))).toEqual([]);
  });
});
