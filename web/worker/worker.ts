import { panelPaths } from "../src/lib/panel-paths";
import { askedBy, serve, worker } from "./serve";
import { isShare, takeShare } from "./share";
import { wayOf, type Asked } from "./ways";

const { origin } = worker.location;

/** The cache key of a response: a list's also depends on its request body. */
async function keyOf(request: Request): Promise<string> {
  if (request.method === "GET") return request.url;
  return `${request.url}?${encodeURIComponent(await request.clone().text())}`;
}

const answer = serve({ wayOf: (asked) => wayOf(asked, origin), keyOf });

worker.addEventListener("fetch", (event) => {
  const asked = askedBy(event.request);
  if (isShare(asked, origin)) event.respondWith(takeShare(event.request));
  else if (isSightings(asked, origin)) event.respondWith(sightingsScreen(event));
  else answer(event);
});

/** How long a network that is barely there may take: in a dead spot a phone waits for minutes. */
const answerMs = 8000;

/** Whether this opens the owner's screen of sightings, as the app's shortcut does. */
function isSightings({ method, url, mode }: Asked, origin: string): boolean {
  const asked = new URL(url);
  const isPage = method === "GET" && mode === "navigate";
  return isPage && asked.origin === origin && asked.pathname === panelPaths.sightings;
}

const tooLong = () =>
  new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new DOMException("", "TimeoutError")), answerMs);
  });

/** The screen, or without a network a page that keeps a sighting on the device (docs/decisions/083). Nothing of it is stored. */
async function sightingsScreen({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const load = async () => ((await preloadResponse) as Response | undefined) ?? fetch(request);
  try {
    return await Promise.race([load(), tooLong()]);
  } catch {
    return new Response(__NOTE_PAGE__, {
      headers: {
        "content-type": "text/html; charset=utf-8",
        "cache-control": "no-store",
        "content-security-policy":
          "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'",
      },
    });
  }
}
