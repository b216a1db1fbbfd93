// @slow
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { BackupService } from "../../src/api/backup/services/backup";
import { listBackups } from "../../src/api/backup/names";
import { bootSite, type BootedSite } from "../boot";
import { backupsFolder, begunBefore, placeOf, zoneAtNoon } from "../fixtures/backup";
import { hour, second } from "../fixtures/clock";

let site: BootedSite;
beforeAll(async () => {
  // Fakes the server's timers; their clock keeps running.
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"], shouldAdvanceTime: true });
  site = await bootSite({ env: { SITE_TIMEZONE: zoneAtNoon() } });
  begunBefore(site, 48 * hour);
});
afterAll(async () => {
  await site.close();
  vi.useRealTimers();
});

const kept = () => listBackups(backupsFolder(placeOf(site))).length;

/** Advances to the server's next minute; returns the number of backups after it. */
async function nextMinute(): Promise<number> {
  const backups = site.strapi.service("api::backup.backup") as unknown as BackupService;
  const looked = vi.spyOn(backups, "makeIfDue");
  await vi.advanceTimersByTimeAsync(60 * second);
  expect(looked).toHaveBeenCalledOnce();
  await looked.mock.results[0]?.value;
  looked.mockRestore();
  // Their names contain seconds.
  await wait(second);
  return kept();
}

test("a server makes one backup after each night by itself, and no second one on the same day", async () => {
  expect(kept()).toBe(0);
  expect(await nextMinute()).toBe(1);
  expect(await nextMinute()).toBe(1);
  vi.setSystemTime(Date.now() + 6 * hour);
  expect(await nextMinute()).toBe(1);
  vi.setSystemTime(Date.now() + 18 * hour);
  expect(await nextMinute()).toBe(2);
}, 180_000);
