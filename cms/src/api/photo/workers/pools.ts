import { availableParallelism } from "node:os";
import { WorkerPool } from "./pool";

/** Workers for the import, one for each core, at lower priority than the server. */
const importSize = Math.min(4, availableParallelism());
let importPool: WorkerPool | undefined;
let avifPool: WorkerPool | undefined;

/** The pool for imports, created on first use. */
export function importWorkers(): WorkerPool {
  return (importPool ??= new WorkerPool({ size: importSize, niceness: 10 }));
}

/** One worker at the lowest priority, for files nobody waits for. */
export function avifWorker(): WorkerPool {
  return (avifPool ??= new WorkerPool({ size: 1, niceness: 19 }));
}

/** How many files an import handles at once: one more than there are workers. */
export const filesAtOnce = importSize + 1;

/** Stops all workers; for shutdown. */
export function endWorkers(): void {
  importPool?.close();
  avifPool?.close();
}
