import { join } from "node:path";
import { tryAdvisoryLock } from "../../../database/advisory-lock";
import { advisoryLocks } from "../../../database/lock-numbers";
import { lockFile } from "../../../database/file-lock";
import { Refusal } from "../../../http/refusal";
import { environment } from "../../../platform/environment";

/** Another process imports into the same data directory, or another instance into the same bucket. */
export class ImportsBusy extends Refusal {
  override name = "ImportsBusy";
  constructor() {
    super(409, "Another server of this site is importing photos. Try again when it is done.");
  }
}

/** Instances that share a bucket share the names in it, but no data directory. */
const lockBucket = async () =>
  environment.bucket === null ? async () => undefined : await tryAdvisoryLock(advisoryLocks.import);

async function lockImports(): Promise<() => Promise<void>> {
  const unlockFile = lockFile(join(environment.dataDir, "import.lock"), "exclusive");
  if (!unlockFile) throw new ImportsBusy();
  try {
    const unlockBucket = await lockBucket();
    if (!unlockBucket) throw new ImportsBusy();
    return async () => {
      unlockFile();
      await unlockBucket();
    };
  } catch (error) {
    unlockFile();
    throw error;
  }
}

let holders = 0;
let unlock: (() => Promise<void>) | null = null;
let changes: Promise<void> = Promise.resolve();

/** Takes and releases the lock one after the other. */
function inOrder(change: () => Promise<void>): Promise<void> {
  const changed = changes.then(change);
  changes = changed.catch(() => undefined);
  return changed;
}

async function enter(): Promise<void> {
  if (holders === 0) unlock = await lockImports();
  holders += 1;
}

async function leave(): Promise<void> {
  holders -= 1;
  if (holders === 0) await unlock?.();
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
