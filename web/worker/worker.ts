import { forgetOthers, keep, kept } from "./keeping";
import { isSightings, sightingsScreen } from "./note-sighting";
import { offlinePage } from "./offline-page";
import { isShare, takeShare } from "./share";
import { wayOf, type Way } from "./ways";

// `self` is typed for every kind of worker here.
const worker = self as unknown as ServiceWorkerGlobalScope;

/** The cache key of a response: a list's also depends on its request body. */
async function keyOf(request: Request): Promise<string> {
  if (request.method === "GET") return request.url;
  return `${request.url}?${encodeURIComponent(await request.clone().text())}`;
}

/** What could not be kept is not noticed by the visitor. */
const quietly = (work: Promise<unknown>) => work.catch(() => undefined);

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
async function file({ request }: FetchEvent): Promise<Response> {
  const found = await kept("files", request.url).catch(() => undefined);
  if (found) return found;
  const response = await fetch(request);
  // A device that is full keeps nothing, but the page must have its file.
  await quietly(keep("files", request.url, response));
  return response;
}

const ways: Record<Way, (event: FetchEvent) => Promise<Response>> = {
  pages: (event) => fresh(event, "pages", () => offlinePage()),
  answers: (event) => fresh(event, "answers", () => Response.error()),
  files: file,
};

const isPage = (url: string) => {
  const page = { method: "GET", url, mode: "navigate", hasToken: false };
  return wayOf(page, worker.location.origin) === "pages";
};

/**
 * Stores a page that was opened by client-side navigation, with the files it names. Its request is how the server hears
 * of that view (docs/decisions/068).
 */
async function keepPage(url: string, how?: RequestInit): Promise<void> {
  if (!isPage(url)) return;
  const response = await fetch(url, how);
  const html = await response.clone().text();
  await keep("pages", url, response);
  const files = new Set(html.match(/\/assets\/app\/[\w.-]+/g));
  for (const path of files) {
    const address = worker.location.origin + path;
    if (!(await kept("files", address))) await keep("files", address, await fetch(address));
  }
}

worker.addEventListener("fetch", (event) => {
  const { method, url, mode, headers } = event.request;
  const asked = { method, url, mode, hasToken: headers.has("authorization") };
  const { origin } = worker.location;
  const way = wayOf(asked, origin);
  if (isShare(asked, origin)) event.respondWith(takeShare(event.request));
  else if (isSightings(asked, origin)) event.respondWith(sightingsScreen(event));
  else if (way) event.respondWith(ways[way](event));
});

worker.addEventListener("activate", (event) => {
  const begin = async () => {
    await forgetOthers();
    // Navigation preload: a page need not wait for this worker to start.
    await worker.registration.navigationPreload.enable();
    await worker.clients.claim();
    // Pages that are open now were loaded before there was a worker: their view has been counted.
    const again = { headers: { purpose: "prefetch" } };
    for (const { url } of await worker.clients.matchAll()) await keepPage(url, again);
  };
  event.waitUntil(quietly(begin()));
});

worker.addEventListener("message", (event) => {
  if (typeof event.data === "string") event.waitUntil(quietly(keepPage(event.data)));
});
