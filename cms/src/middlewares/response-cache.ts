import type { IncomingMessage } from "node:http";
import type { Core } from "@strapi/strapi";
import type { Context, Next } from "koa";
import type { AppFile } from "../api/site/files/app-files";
import { countView } from "../api/view/count-view";
import { missedKey, serveBeforeKoa } from "../cache/before-koa";
import {
  cachedResponse,
  cachedText,
  fixedHeaders,
  type CachedResponse,
} from "../cache/cached-response";
import { changeSignalsOf } from "../cache/changes/start-stop";
import { isCacheable, variantKeys, type CacheKey } from "../cache/request-key";
import { createResponseCache, noCache, type ResponseCache } from "../cache/response-cache";
import { sendCached } from "../cache/send";
import { environment } from "../platform/environment";

/** The response composed by the following middlewares; null when it must not be cached. */
function responseOf(ctx: Context, variant: number): CachedResponse | null {
  const { body } = ctx as { body: unknown };
  if (ctx.status !== 200 || ctx.response.get("set-cookie") !== "") return null;
  const file = ctx.state["appFile"] as AppFile | undefined;
  if (file) return cachedResponse(fixedHeaders(ctx.response.headers), file.etag, file.body);
  if (variant > 0 && ctx.state["isCacheablePage"] !== true) return null;
  ctx.set("Cache-Control", "no-cache");
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return cachedText(fixedHeaders(ctx.response.headers), text, variant);
}

/** The request's cache key, if its response may be cached. */
function keyOf({ req, path, query }: Context): CacheKey | null {
  const key = missedKey(req);
  return key && (req.method === "POST" || isCacheable(path, query)) ? key : null;
}

/** Counts what was sent if it is a page: only pages have a quotation. */
function countPage(request: IncomingMessage, { variant }: CacheKey): void {
  if (variant > 0) countView(request);
}

/**
 * Answers public reads from the response cache; a miss goes through the other middlewares once for concurrent
 * requests.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const create = () =>
    createResponseCache({
      knex: strapi.db.connection,
      signals: changeSignalsOf(strapi),
      maxBytes: environment.cacheMb * 1_000_000,
      onError: (error) =>
        strapi.log.warn(`The database cannot be asked what has changed: ${String(error)}`),
    });
  let created: ResponseCache | null = environment.cacheMb === 0 ? noCache : null;
  const cache = () => (created ??= create());
  serveBeforeKoa(strapi.server.httpServer, cache, countPage);

  return async (ctx: Context, next: Next): Promise<void> => {
    const key = keyOf(ctx);
    if (!key) {
      await next();
      return;
    }
    const own = { isLoaded: false };
    const load = async () => {
      own.isLoaded = true;
      ctx.state["quoteDraw"] = key.variant;
      await next();
      return responseOf(ctx, key.variant);
    };
    const response = await cache().fetch(key.key, load, variantKeys(key));
    if (response) {
      // Koa would measure and convert it again.
      ctx.respond = false;
      sendCached(ctx.req, ctx.res, response);
      countPage(ctx.req, key);
    }
    // A concurrent request's response cannot be cached; this one's may be.
    else if (!own.isLoaded) await next();
  };
};
