import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { link, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { environment } from "../../environment";
import { takeTurn, turns, type GiveBack } from "../../machines/turn";
import { folders } from "../folders";

/** Who imports into this data directory. */
interface Owner {
  token: string;
  host: string;
  pid: number;
  /** When that process began, as its system counts: a number of a process comes again, in a container at once. */
  began: string;
}

const lockFile = join(folders.imports, "lock.json");
const beatMs = 5000;
/** From another machine or container only the beat can be seen. */
const silentMs = 30_000;

/** When a process began; '' where the system does not tell. */
function beganAt(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
  } catch {
    return "";
  }
}

const self: Owner = {
  ...{ token: randomUUID(), host: hostname() },
  ...{ pid: process.pid, began: beganAt(process.pid) },
};

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as { code?: string }).code === "EPERM";
  }
}

async function isAlive(owner: Owner): Promise<boolean> {
  if (owner.host !== self.host) {
    const { mtimeMs } = await stat(lockFile).catch(() => ({ mtimeMs: 0 }));
    return Date.now() - mtimeMs < silentMs;
  }
  if (owner.pid === self.pid) return false;
  return isRunning(owner.pid) && beganAt(owner.pid) === owner.began;
}

async function readOwner(file: string): Promise<Owner | null> {
  const text = await readFile(file, "utf8").catch(() => null);
  try {
    return text === null ? null : (JSON.parse(text) as Owner);
  } catch {
    return null;
  }
}

/** Removes the lock of a process that is no more; not one that somebody took a moment ago. */
async function breakLock(stale: Owner | null): Promise<void> {
  const aside = `${lockFile}.${randomUUID()}.part`;
  const moved = await rename(lockFile, aside).then(
    () => true,
    () => false,
  );
  if (!moved) return;
  const found = await readOwner(aside);
  if (found?.token !== stale?.token) await link(aside, lockFile).catch(() => undefined);
  await rm(aside, { force: true });
}

async function take(): Promise<boolean> {
  const draft = `${lockFile}.${self.token}.part`;
  await writeFile(draft, JSON.stringify(self));
  try {
    for (let tries = 0; tries < 3; tries += 1) {
      const taken = await link(draft, lockFile).then(
        () => true,
        () => false,
      );
      if (taken) return true;
      const owner = await readOwner(lockFile);
      if (owner && (await isAlive(owner))) return false;
      await breakLock(owner);
    }
    return false;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Machines that share a bucket share its names, but not the file above. */
async function takeOnAllMachines(): Promise<boolean> {
  if (!(await take())) return false;
  if (environment.bucket === null) return true;
  const turn = await takeTurn(turns.import).catch(async (error: unknown) => {
    await rm(lockFile, { force: true });
    throw error;
  });
  if (turn) giveBack = turn;
  else await rm(lockFile, { force: true });
  return turn !== null;
}

let giveBack: GiveBack | null = null;
let holders = 0;
let beat: NodeJS.Timeout | undefined;
let changes: Promise<void> = Promise.resolve();

/** Another process imports into the same data directory, or another machine into the same bucket. */
export class ImportsBusy extends Error {
  override name = "ImportsBusy";
  constructor() {
    super("Another process of this site imports photos just now. Try again when it is done.");
  }
}

/** Taking and giving back come one after the other. */
function inOrder(change: () => Promise<void>): Promise<void> {
  const changed = changes.then(change);
  changes = changed.catch(() => undefined);
  return changed;
}

async function enter(): Promise<void> {
  if (holders === 0) {
    if (!(await takeOnAllMachines())) throw new ImportsBusy();
    const touch = () => utimes(lockFile, new Date(), new Date()).catch(() => undefined);
    beat = setInterval(() => void touch(), beatMs).unref();
  }
  holders += 1;
}

async function leave(): Promise<void> {
  holders -= 1;
  if (holders > 0) return;
  clearInterval(beat);
  await rm(lockFile, { force: true });
  await giveBack?.();
  giveBack = null;
}

/**
 * Does work that only one process may do in this data directory; several of one process do it together.
 * @throws ImportsBusy when another process is at it
 */
export async function asOnlyProcess<Result>(work: () => Promise<Result>): Promise<Result> {
  await inOrder(enter);
  try {
    return await work();
  } finally {
    await inOrder(leave);
  }
}
