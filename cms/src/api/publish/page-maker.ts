import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { SiteReader } from "shared-types/site/reader";
import { collectDependencies, type Dependencies } from "../../cache/dependencies";
import type { Made, PageReads, PageWorker, WorkerData } from "./page-worker";
import type { PageWork } from "./render";

/** Pages leave much behind that is collected soon: more young memory than this only grows the process. */
const youngMb = 16;

/** A page, and what it depends on. */
interface Reading {
  reader: SiteReader;
  dependencies: Dependencies;
}

export type MakePage = (page: PageWork, reading: Reading) => Promise<Made | null>;

/**
 * Makes pages beside the server, which meanwhile answers visitors and reads what pages ask for. Many may be asked for at a
 * time. It ends when `work` does.
 */
export async function withPageMaker<T>(
  begin: WorkerData,
  work: (make: MakePage) => Promise<T>,
): Promise<T> {
  const readings = new Map<number, Reading>();
  const worker = new Worker(join(__dirname, "page-worker.js"), {
    workerData: begin,
    resourceLimits: { maxYoungGenerationSizeMb: youngMb },
  });
  // Heard from the beginning: an error of a thread that nobody hears ends the server.
  const broken = new Promise<never>((_resolve, reject) => worker.once("error", reject));
  broken.catch(() => undefined);
  const reads: PageReads = {
    async read(n, name, asked) {
      const reading = readings.get(n);
      if (!reading) throw new Error(`Page ${n} is not asked for.`);
      const { reader, dependencies } = reading;
      const read = reader[name as keyof SiteReader] as (...of: unknown[]) => Promise<unknown>;
      const answer = await collectDependencies(dependencies, () => read(...asked));
      return { answer, until: dependencies.until };
    },
  };
  const { createBirpc } = await import("birpc");
  const pages = createBirpc<PageWorker, PageReads>(reads, {
    post: (message) => worker.postMessage(message),
    on: (hear) => worker.on("message", hear),
    timeout: -1,
  });
  const make: MakePage = async (page, reading) => {
    readings.set(page.n, reading);
    try {
      const made = await pages.make(page);
      if (made && "fault" in made)
        throw Object.assign(new Error(made.fault.message), { code: made.fault.code });
      return made;
    } finally {
      readings.delete(page.n);
    }
  };
  try {
    return await Promise.race([work(make), broken]);
  } finally {
    await worker.terminate();
  }
}
