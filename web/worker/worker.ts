import { forgetOthers, keep, kept } from "./keeping";
import { offlinePage } from "./offline-page";
import { wayOf, type Way } from "./ways";

// The compiler knows workers of every kind here.
const worker = self as unknown as ServiceWorkerGlobalScope;

/** What an answer is kept under: lists are asked for by what their request says. */
async function keyOf(request: Request): Promise<string> {
  if (request.method === "GET") return request.url;
  return `${request.url}?${encodeURIComponent(await request.clone().text())}`;
}

/** The network's answer; without a network the last good one, or `otherwise`. */
async function fresh(
  event: FetchEvent,
  way: Way,
  otherwise: () => Response | Promise<Response>,
): Promise<Response> {
  const key = await keyOf(event.request);
  try {
    const early = (await event.preloadResponse) as Response | undefined;
    const response = early ?? (await fetch(event.request));
    event.waitUntil(keep(way, key, response.clone()));
    return response;
  } catch {
    return (await kept(way, key)) ?? otherwise();
  }
}

/** A file whose name stands for its content. */
async function file({ request }: FetchEvent): Promise<Response> {
  const found = await kept("files", request.url);
  if (found) return found;
  const response = await fetch(request);
  await keep("files", request.url, response.clone());
  return response;
}

const ways: Record<Way, (event: FetchEvent) => Promise<Response>> = {
  pages: (event) => fresh(event, "pages", offlinePage),
  answers: (event) => fresh(event, "answers", () => Response.error()),
  files: file,
};

const isPage = (url: string) => {
  const page = { method: "GET", url, mode: "navigate", hasToken: false };
  return wayOf(page, worker.location.origin) === "pages";
};

/** Keeps a page that was reached without asking for it as a document, with the files it names. */
async function keepPage(url: string): Promise<void> {
  if (!isPage(url)) return;
  const response = await fetch(url);
  const html = await response.clone().text();
  await keep("pages", url, response);
  const files = new Set(html.match(/\/assets\/app\/[\w.-]+/g));
  for (const path of files) {
    const address = worker.location.origin + path;
    if (!(await kept("files", address))) await keep("files", address, await fetch(address));
  }
}

/** What is fetched ahead is not missed by anyone who looks at the page. */
const quietly = (work: Promise<unknown>) => work.catch(() => undefined);

worker.addEventListener("fetch", (event) => {
  const { method, url, mode, headers } = event.request;
  const asked = { method, url, mode, hasToken: headers.has("authorization") };
  const way = wayOf(asked, worker.location.origin);
  if (way) event.respondWith(ways[way](event));
});

worker.addEventListener("activate", (event) => {
  const begin = async () => {
    await forgetOthers();
    // A page need not wait for this worker to wake up.
    await worker.registration.navigationPreload.enable();
    await worker.clients.claim();
    // The pages that are open came before there was a worker.
    for (const { url } of await worker.clients.matchAll()) await keepPage(url);
  };
  event.waitUntil(quietly(begin()));
});

worker.addEventListener("message", (event) => {
  if (typeof event.data === "string") event.waitUntil(quietly(keepPage(event.data)));
});
