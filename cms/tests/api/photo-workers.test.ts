// @slow
import {
  appendFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as passed } from "node:timers/promises";
import { importMessages } from "shared-types/photo/import-messages";
import { expect, test } from "vitest";
import { requireFromCms } from "../../../scripts/stages/from-cms.mjs";
import { fresh, inboxOf } from "../fixtures/inbox";
import { useOwnersSite } from "../fixtures/panel";
import { filesBelow } from "../fixtures/photo-files";
import { painted } from "../fixtures/pictures";
import { formWith, upload } from "../fixtures/upload";

const { site, panel } = useOwnersSite();
const inbox = inboxOf(site, panel);

test("while a file is still being copied, all that was copied waits, for a list may come last; uploads come in meanwhile", async () => {
  const bytes = await fresh(900, 700);
  const half = Math.floor(bytes.length / 2);
  const file = join(site.dataDir, "inbox", "slow.jpg");
  writeFileSync(file, bytes.subarray(0, half));
  inbox.put("IMG_1.jpg", await fresh());
  await upload(site, panel.token, formWith([{ name: "sent.jpg", bytes: await fresh() }]));
  let written = half;
  const copying = setInterval(() => {
    if (written >= bytes.length) return;
    const step = Math.ceil(bytes.length / 100);
    appendFileSync(file, bytes.subarray(written, written + step));
    written += step;
  }, 200);
  const first = await inbox.run();
  expect(written).toBeLessThan(bytes.length);
  expect(first).toMatchObject({
    imported: 1,
    failed: [{ fileName: "slow.jpg", errorMessage: importMessages.growing }],
  });
  expect([existsSync(file), filesBelow(site, "inbox")]).toEqual([true, ["IMG_1.jpg", "slow.jpg"]]);
  clearInterval(copying);
  appendFileSync(file, bytes.subarray(written));
  const line = 'IMG_1.jpg,A,no,yes,no,"Saturday June 4,2022 12:11 PM GMT",1,""';
  writeFileSync(join(site.dataDir, "inbox", "Photo Details.csv"), line);
  const second = await inbox.run();
  const hidden = { fileName: "IMG_1.jpg", errorMessage: importMessages.hidden };
  expect([second.imported, second.failed]).toEqual([1, [hidden]]);
  rmSync(join(site.dataDir, "inbox", "rejected"), { recursive: true });
  expect(filesBelow(site, "inbox")).toEqual([]);
});

test("thumbnails that a drive goes on making hold nothing up", async () => {
  inbox.put("copied.jpg", await fresh());
  inbox.put("@eaDir/copied.jpg/SYNOPHOTO_THUMB_XL.jpg", "");
  const drive = join(site.dataDir, "inbox", "@eaDir");
  const making = setInterval(() => {
    appendFileSync(join(drive, "copied.jpg/SYNOPHOTO_THUMB_XL.jpg"), "x");
  }, 200);
  writeFileSync(join(site.dataDir, "inbox", "notes.txt"), "");
  const { imported, failed } = await inbox.run();
  clearInterval(making);
  expect([imported, failed.map(({ fileName }) => fileName)]).toEqual([1, ["notes.txt"]]);
  rmSync(drive, { recursive: true });
  rmSync(join(site.dataDir, "inbox", "rejected"), { recursive: true });
});

/** The image workers of this site; other tests may have their own. */
function workers(): number[] {
  const read = (pid: string, file: string) => {
    try {
      return readFileSync(`/proc/${pid}/${file}`, "utf8");
    } catch {
      return "";
    }
  };
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => read(pid, "cmdline").includes("api/photo/workers/worker.js"))
    .filter((pid) => read(pid, "environ").includes(`DATA_DIR=${site.dataDir}\0`))
    .map(Number);
}

async function someWorkers(): Promise<number[]> {
  while (workers().length === 0) await passed(5);
  return workers();
}

test("an import whose workers are killed goes on without losing a photo", async () => {
  for (let n = 0; n < 6; n += 1) inbox.put(`killed-${n}.jpg`, await fresh(900, 700));
  const running = inbox.run();
  // Like the out-of-memory killer. All at once: a file that kills two of them is given up.
  for (const pid of await someWorkers()) process.kill(pid, "SIGKILL");
  const { imported, failed } = await running;
  expect([imported, failed]).toEqual([6, []]);
  expect([filesBelow(site, "inbox"), filesBelow(site, "imports")]).toEqual([[], []]);
}, 180_000);

interface Pool {
  run(task: "prepare", given: object): Promise<unknown>;
  close(): void;
}

test("a worker that hangs is cut off, and the next file gets another", async () => {
  const { WorkerPool } = requireFromCms("./dist/src/api/photo/workers/pool.js") as {
    WorkerPool: new (options: { size: number; niceness: number; patienceMs: number }) => Pool;
  };
  for (const pid of workers()) process.kill(pid, "SIGKILL");
  const pool = new WorkerPool({ size: 1, niceness: 10, patienceMs: 8000 });
  try {
    inbox.put("left/hangs.jpg", await fresh());
    const given = {
      file: `${site.dataDir}/inbox/left/hangs.jpg`,
      folder: `${site.dataDir}/imports`,
      edit: { rotation: 0, bannerAt: null },
      timeZone: "UTC",
    };
    const began = performance.now();
    const hanging = pool.run("prepare", given);
    for (const pid of await someWorkers()) process.kill(pid, "SIGSTOP");
    await expect(hanging).rejects.toThrow(importMessages.tookTooLong);
    expect(performance.now() - began).toBeLessThan(30_000);
    expect(await pool.run("prepare", given)).toMatchObject({ mimeType: "image/jpeg" });
  } finally {
    pool.close();
  }
});

test("pictures of more than 24 megapixels come in one after the other, among small ones", async () => {
  inbox.put("large/first.jpg", await painted("jpeg", 7000, 5000));
  inbox.put("large/second.jpg", await painted("jpeg", 6000, 4200));
  for (let n = 0; n < 3; n += 1) inbox.put(`large/small-${n}.jpg`, await fresh());
  const { photos, failed } = await inbox.run();
  expect(failed).toEqual([]);
  expect(photos.map(({ fileName }) => fileName)).toEqual(
    expect.arrayContaining(["first.jpg", "second.jpg", "small-0.jpg", "small-2.jpg"]),
  );
}, 240_000);
