import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import type { BackupService } from "../../src/api/backup/services/backup";
import type { Report } from "../../src/backup/worker";
import { bootSite, type BootedSite } from "../boot";
import { emptyFolder, placeOf } from "../fixtures/backup";
import { hour, pass } from "../fixtures/clock";

let site: BootedSite;
/** Of two other servers of the site, on machines of their own. */
const [first, second] = [emptyFolder(), emptyFolder()];

beforeAll(async () => {
  site = await bootSite();
});
afterEach(() => void vi.useRealTimers());
afterAll(async () => {
  await site.close();
  for (const folder of [first, second]) rmSync(folder, { recursive: true });
});

const backups = () => site.strapi.service("api::backup.backup") as unknown as BackupService;

/** The process that another server lets make its backup. */
function backupBy(dataDir: string): ChildProcess {
  const worker = join(import.meta.dirname, "../../dist/src/backup/worker.js");
  const env = { ...process.env, DATABASE_URL: placeOf(site).databaseUrl, DATA_DIR: dataDir };
  return fork(worker, { execArgv: [], env });
}

async function reportOf(worker: ChildProcess): Promise<Report> {
  const [report] = (await once(worker, "message")) as [Report];
  return report;
}

const turns = `select count(*)::int as n from pg_locks where locktype = 'advisory' and objid = 7264069
  and database = (select oid from pg_database where datname = current_database())`;

/** Until the lock by which servers take turns is held, or free again. */
async function turnIs(state: "taken" | "free"): Promise<void> {
  const count = async () => {
    const { rows } = await site.strapi.db.connection.raw<{ rows: { n: number }[] }>(turns);
    return rows[0]?.n;
  };
  await expect.poll(count, { timeout: 30_000 }).toBe(state === "taken" ? 1 : 0);
}

/** Lets no backup end before it is called off: whoever reads this table waits. */
async function holdUp(): Promise<() => Promise<void>> {
  const trx = await site.strapi.db.connection.transaction();
  await trx.raw("lock table plants in access exclusive mode");
  return async () => {
    await trx.rollback();
  };
}

test("of the servers on one PostgreSQL one makes the backup, the others leave it to that one", async () => {
  const goOn = await holdUp();
  const report = reportOf(backupBy(first));
  await turnIs("taken");
  expect(await reportOf(backupBy(second))).toMatchObject({ isBusy: true });
  pass(25 * hour);
  await backups().makeIfDue();
  vi.useRealTimers();
  // Nobody is told of a failure, for there was none.
  expect(await backups().list()).toMatchObject({ items: [], last: null, fault: "" });
  await goOn();
  expect(await report).toMatchObject({ made: expect.stringMatching(/^habitat-/) as string });
  expect(readdirSync(join(first, "backups")).filter((name) => name.endsWith(".tar"))).toHaveLength(
    1,
  );
  expect(existsSync(join(second, "backups"))).toBe(false);
});

test("the turn of a server that was killed is the next one's", async () => {
  const goOn = await holdUp();
  const killed = backupBy(first);
  await turnIs("taken");
  killed.kill("SIGKILL");
  await once(killed, "close");
  await goOn();
  await turnIs("free");
  expect(await reportOf(backupBy(second))).toMatchObject({ made: expect.any(String) as string });
});
