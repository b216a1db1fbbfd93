import { parentPort, workerData, type MessagePort } from "node:worker_threads";
import type { SiteReader } from "shared-types/site/reader";
import { loadRenderer } from "../site/pages/renderer";
import type { FileNote } from "./manifest";
import { renderPage, type PageWork } from "./render";
import { rewritePage, type Copying } from "./rewrite";
import { spoolIn } from "./spool";

/** What the worker begins with. */
export interface WorkerData {
  where: Omit<Copying, "onFile">;
  /** Where the spool is. */
  folder: string;
}

/** What it has made: a page in the spool, and the addresses of the files that the page names. */
export interface Made {
  note: FileNote;
  names: ReadonlySet<string>;
}

/** Between threads an error loses its code, by which the owner is told of a full disk. */
interface MakingFault {
  message: string;
  code: unknown;
}

/** What the worker does. */
export interface PageWorker {
  /** null for an address that has no page. */
  make(page: PageWork): Promise<Made | null | { fault: MakingFault }>;
}

/** What it asks for: a page's read by its name, and until when all that the page has read is true. */
export interface PageReads {
  read(
    n: number,
    name: string,
    asked: readonly unknown[],
  ): Promise<{ answer: unknown; until: number | undefined }>;
}

/** Makes pages for the server that started this thread. */
async function begin({ where, folder }: WorkerData, port: MessagePort): Promise<void> {
  const renderer = loadRenderer();
  const spool = spoolIn(folder);

  async function makePage(page: PageWork): Promise<Made | null> {
    let until: number | undefined;
    const readOf =
      (_none: unknown, name: string | symbol) =>
      async (...asked: unknown[]) => {
        const found = await reads.read(page.n, String(name), asked);
        ({ until } = found);
        return found.answer;
      };
    const reader = new Proxy<SiteReader>({} as SiteReader, { get: readOf });
    const html = await renderPage(renderer, reader, page);
    if (html === null) return null;
    const names = new Set<string>();
    const onFile = (name: string) => void names.add(name);
    return { note: await spool.put(rewritePage(html, { ...where, onFile }, until)), names };
  }

  const worker: PageWorker = {
    make: (page) =>
      makePage(page).catch((error: unknown) => {
        const { message, code } = error as Error & { code?: unknown };
        return { fault: { message, code } };
      }),
  };
  const { createBirpc } = await import("birpc");
  const reads = createBirpc<PageReads, PageWorker>(worker, {
    post: (message) => port.postMessage(message),
    on: (hear) => port.on("message", hear),
    timeout: -1,
  });
}

if (parentPort) void begin(workerData as WorkerData, parentPort);
