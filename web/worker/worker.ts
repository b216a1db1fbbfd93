import { isSightings, sightingsScreen } from "./note-sighting";
import { askedBy, serve, worker } from "./serve";
import { isShare, takeShare } from "./share";
import { wayOf } from "./ways";

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
