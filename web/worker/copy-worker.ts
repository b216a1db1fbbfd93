import { home, serve, worker } from "./serve";
import { pageOnCopy, wayOnCopy } from "./ways";

const { origin } = worker.location;

const answer = serve({
  wayOf: (asked) => wayOnCopy(asked, origin, home),
  keyOf: (request) => Promise.resolve(pageOnCopy(request.url)),
  scripts: __COPY_SCRIPTS__,
});

worker.addEventListener("fetch", answer);
