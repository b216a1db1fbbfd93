import { availableParallelism } from "node:os";
import { WorkerPool } from "./pool";

/** Processes for the import, one for each core: readers come before them. */
const importSize = Math.min(4, availableParallelism());
let importPool: WorkerPool | undefined;
let avifPool: WorkerPool | undefined;

/** The one pool of the import, started when it is first asked for. */
export function importWorkers(): WorkerPool {
  return (importPool ??= new WorkerPool({ size: importSize, niceness: 10 }));
}

/** One process for the files that nobody waits for: all others come before it. */
export function avifWorker(): WorkerPool {
  return (avifPool ??= new WorkerPool({ size: 1, niceness: 19 }));
}

/** How many files an import works on at once: one more is looked at while the workers are busy. */
export const filesAtOnce = importSize + 1;

/** Ends all workers; for the end of the server. */
export function endWorkers(): void {
  importPool?.close();
  avifPool?.close();
}
