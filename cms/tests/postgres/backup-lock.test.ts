import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Core } from "@strapi/strapi";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { requireFromCms } from "../../../scripts/stages/from-cms.mjs";
import type { BackupService } from "../../src/api/backup/services/backup";
import type { Report } from "../../src/api/backup/worker";
import { useSite } from "../boot";
import { begunBefore, emptyFolder, placeOf, zoneAtNoon } from "../fixtures/backup";
import { hour, pass } from "../fixtures/clock";

const site = useSite({ env: { SITE_TIMEZONE: zoneAtNoon() } });
/** The data directories of two other instances of the site. */
const [first, second] = [emptyFolder(), emptyFolder()];

afterEach(() => void vi.useRealTimers());
afterAll(async () => {
  for (const folder of [first, second]) rmSync(folder, { recursive: true });
});

const backups = () => site.strapi.service("api::backup.backup") as unknown as BackupService;

/** The process in which another instance makes its backup. */
function backupBy(dataDir: string): ChildProcess {
  const worker = join(import.meta.dirname, "../../dist/src/api/backup/worker.js");
  const env = { ...process.env, DATABASE_URL: placeOf(site).databaseUrl, DATA_DIR: dataDir };
  return fork(worker, { execArgv: [], env });
}

async function reportOf(worker: ChildProcess): Promise<Report> {
  const [report] = (await once(worker, "message")) as [Report];
  return report;
}

const turns = `select count(*)::int as n from pg_locks where locktype = 'advisory' and objid = 7264069
  and database = (select oid from pg_database where datname = current_database())`;

/** Waits until the advisory lock is held, or free again. */
async function turnIs(state: "taken" | "free"): Promise<void> {
  const count = async () => {
    const { rows } = await site.strapi.db.connection.raw<{ rows: { n: number }[] }>(turns);
    return rows[0]?.n;
  };
  await expect.poll(count, { timeout: 30_000 }).toBe(state === "taken" ? 1 : 0);
}

/** Blocks every backup until cancelled: reading this table waits. */
async function holdUp(): Promise<() => Promise<void>> {
  const trx = await site.strapi.db.connection.transaction();
  await trx.raw("lock table plants in access exclusive mode");
  return async () => {
    await trx.rollback();
  };
}

test("only one of the instances on one PostgreSQL makes the backup", async () => {
  const goOn = await holdUp();
  const report = reportOf(backupBy(first));
  await turnIs("taken");
  expect(await reportOf(backupBy(second))).toMatchObject({ isBusy: true });
  pass(25 * hour);
  await backups().makeIfDue();
  vi.useRealTimers();
  // No failure is reported, because there was none.
  expect(await backups().list()).toMatchObject({ items: [], last: null, fault: "" });
  await goOn();
  expect(await report).toMatchObject({ made: expect.stringMatching(/^habitat-/) as string });
  expect(readdirSync(join(first, "backups")).filter((name) => name.endsWith(".tar"))).toHaveLength(
    1,
  );
  expect(existsSync(join(second, "backups"))).toBe(false);
});

test("a killed instance releases the lock", async () => {
  const goOn = await holdUp();
  const killed = backupBy(first);
  await turnIs("taken");
  killed.kill("SIGKILL");
  await once(killed, "close");
  await goOn();
  await turnIs("free");
  expect(await reportOf(backupBy(second))).toMatchObject({ made: expect.any(String) as string });
});

/** Another instance's backup service, which reads the shared state only when allowed to. */
function otherServer(learns: Promise<void>): BackupService {
  const { default: make } = requireFromCms("./dist/src/api/backup/services/backup.js") as {
    default: (site: { strapi: Core.Strapi }) => BackupService;
  };
  const { log, db } = site.strapi;
  const store = (...given: Parameters<typeof site.strapi.store>) => {
    const own = site.strapi.store(...given);
    const get = async (...asked: Parameters<typeof own.get>): Promise<unknown> => {
      const found: unknown = await own.get(...asked);
      await learns;
      return found;
    };
    return { ...own, get };
  };
  return make({ strapi: { log, db, store } as unknown as Core.Strapi });
}

test("an instance that found a backup due while another just finished it makes no second one", async () => {
  begunBefore(site, 48 * hour);
  let learn = () => {};
  const other = otherServer(new Promise((resolve) => (learn = resolve)));
  const late = other.makeIfDue();
  await backups().makeIfDue();
  const { items } = await backups().list();
  expect(items).toHaveLength(1);
  learn();
  await late;
  expect((await backups().list()).items).toEqual(items);
}, 180_000);

test("of two instances that find a backup due at the same moment one makes it", async () => {
  rmSync(join(site.dataDir, "backups"), { recursive: true, force: true });
  await site.strapi.store({ type: "api", name: "backup", key: "last" }).delete({});
  const other = otherServer(Promise.resolve());
  await Promise.all([backups().makeIfDue(), other.makeIfDue()]);
  expect(await backups().list()).toMatchObject({ items: [expect.anything()], fault: "" });
}, 180_000);
