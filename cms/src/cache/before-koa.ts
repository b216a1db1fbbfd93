import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import type { PutBack } from "./peek-body";
import { isAnonymous, keyOfGet, keyOfSearch, type CacheKey } from "./request-key";
import type { ResponseCache } from "./response-cache";
import { sendCached } from "./send";

const missed = new WeakMap<IncomingMessage, CacheKey>();

/** The key under which a response to this request would have been found; null if it has none. */
export const missedKey = (request: IncomingMessage): CacheKey | null => missed.get(request) ?? null;

/**
 * Puts the cache before the server's own listener: a fresh response is sent without Koa, whose context and
 * promises would take several times as long as sending it. `sent` hears of each.
 */
export function serveBeforeKoa(
  server: Server,
  cache: () => ResponseCache,
  sent: (request: IncomingMessage, key: CacheKey) => void,
): void {
  const [koa] = server.listeners("request") as RequestListener[];
  if (!koa) throw new Error("The server has no listener yet.");
  server.removeAllListeners("request");

  function serve(
    request: IncomingMessage,
    response: ServerResponse,
    key: CacheKey | null,
    putBack?: PutBack,
  ): void {
    const cached = key && cache().getFresh(key.key);
    if (cached) {
      sendCached(request, response, cached);
      sent(request, key);
      return;
    }
    if (key) missed.set(request, key);
    putBack?.();
    koa?.(request, response);
  }

  server.on("request", (request, response) => {
    if (!isAnonymous(request)) koa(request, response);
    else if (request.method !== "POST") serve(request, response, keyOfGet(request));
    else
      keyOfSearch(request, (key, putBack) => {
        serve(request, response, key, putBack);
      });
  });
}
