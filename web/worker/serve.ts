import { forgetOthers, keep, kept } from "./keeping";
import { offlinePage } from "./offline-page";
import type { Asked, Way } from "./ways";

// `self` is typed for every kind of worker here.
export const worker = self as unknown as ServiceWorkerGlobalScope;

/** The path below which the site is, with a slash at its end. */
export const home = new URL(".", worker.location.href).pathname;

/** What a worker handles, and under which addresses it keeps it. */
interface Handled {
  wayOf: (asked: Asked) => Way | null;
  keyOf: (request: Request) => Promise<string>;
  /** Scripts that pages ask for without naming them, as paths below `home`. */
  scripts?: readonly string[];
}

/** The parts of a request that decide. */
export const askedBy = ({ method, url, mode, headers }: Request): Asked => ({
  ...{ method, url, mode },
  hasToken: headers.has("authorization"),
});

/** What could not be kept is not noticed by the visitor. */
const quietly = (work: Promise<unknown>) => work.catch(() => undefined);

const filesOfApp = /\/assets\/app\/[\w.-]+/g;

/** Answers what a worker handles, and keeps what was seen. */
export function serve({ wayOf, keyOf, scripts = [] }: Handled) {
  /** Network first; offline the stored response, or `otherwise`. */
  async function fresh(
    event: FetchEvent,
    way: Way,
    otherwise: () => Response | Promise<Response>,
  ): Promise<Response> {
    const key = await keyOf(event.request);
    try {
      const early = (await event.preloadResponse) as Response | undefined;
      const response = early ?? (await fetch(event.request));
      event.waitUntil(keep(way, key, response));
      return response;
    } catch {
      return (await kept(way, key)) ?? otherwise();
    }
  }

  /** Cache first, for files with content-hashed names. */
  async function file({ request }: FetchEvent, way: Way): Promise<Response> {
    const found = await kept(way, request.url).catch(() => undefined);
    if (found) return found;
    const response = await fetch(request);
    // A device that is full keeps nothing, but the page must have its file.
    await quietly(keep(way, request.url, response));
    return response;
  }

  const ways: Record<Way, (event: FetchEvent) => Promise<Response>> = {
    pages: (event) => fresh(event, "pages", () => offlinePage()),
    answers: (event) => fresh(event, "answers", () => Response.error()),
    files: (event) => file(event, "files"),
    data: (event) => file(event, "data"),
  };

  /**
   * Stores a page that was opened by client-side navigation, with the files it names. Its request is how the server hears
   * of that view (docs/decisions/068).
   */
  async function keepPage(url: string, how?: RequestInit): Promise<void> {
    if (wayOf({ method: "GET", url, mode: "navigate", hasToken: false }) !== "pages") return;
    const response = await fetch(url, how);
    const html = await response.clone().text();
    await keep("pages", await keyOf(new Request(url)), response);
    for (const path of new Set(html.match(filesOfApp))) await keepFile(path.slice(1));
  }

  async function keepFile(path: string): Promise<void> {
    const address = new URL(home + path, worker.location.href).href;
    if (!(await kept("files", address))) await keep("files", address, await fetch(address));
  }

  worker.addEventListener("activate", (event) => {
    const begin = async () => {
      await forgetOthers();
      // Navigation preload: a page need not wait for this worker to start.
      await worker.registration.navigationPreload.enable();
      await worker.clients.claim();
      // Pages that are open now were loaded before there was a worker: their view has been counted.
      const again = { headers: { purpose: "prefetch" } };
      for (const { url } of await worker.clients.matchAll()) await keepPage(url, again);
      for (const path of scripts) await keepFile(path);
    };
    event.waitUntil(quietly(begin()));
  });

  worker.addEventListener("message", (event) => {
    if (typeof event.data === "string") event.waitUntil(quietly(keepPage(event.data)));
  });

  /** Answers a request that is handled; the browser answers all others. */
  return (event: FetchEvent): void => {
    const way = wayOf(askedBy(event.request));
    if (way) event.respondWith(ways[way](event));
  };
}
