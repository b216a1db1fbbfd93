// @slow
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BackupList, BackupTicket } from "shared-types/backup/answers";
import { afterEach, expect, test, vi } from "vitest";
import type { BackupService } from "../../src/api/backup/services/backup";
import { hour, pass, second } from "../fixtures/clock";
import { useOwnersSite } from "../fixtures/panel";

const { site, panel } = useOwnersSite({ env: { BACKUP_KEEP: "3" } });
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

afterEach(() => void vi.useRealTimers());

test("a new site has no backup, and the owner makes the first; two at once are one", async () => {
  expect(await list()).toEqual({ items: [], isRunning: false, last: null, fault: "", keepDays: 3 });
  await panel.call("POST", "backupmake");
  const { items, last, fault } = await made();
  expect(items).toHaveLength(1);
  expect(items[0]?.name).toMatch(/^habitat-[\dT-]+Z\.tar$/);
  expect(items[0]?.bytes).toBeGreaterThan(10_000);
  expect([last?.bytes, fault]).toEqual([items[0]?.bytes, ""]);
});

test("a ticket of the owner's downloads a backup whole, once, and no other file", async () => {
  const [{ name, bytes } = { name: "", bytes: 0 }] = (await list()).items;
  const ask = (given: string) => panel.call<BackupTicket>("POST", "backupticket", { name: given });
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
