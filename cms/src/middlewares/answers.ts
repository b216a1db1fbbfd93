import type { Core } from "@strapi/strapi";
import type { Context, Next } from "koa";
import { randomQuoteNumber } from "shared-types";
import { createAnswers, type Answers } from "../answers/answers";
import { isKeptQuery, isKeptRead, isSearch, searchKey } from "../answers/key";
import { peekBody } from "../answers/peek-body";
import { prepare, variantOf, type Prepared } from "../answers/prepared";
import { sendPrepared } from "../answers/send";
import { signsOf } from "../bootstrap/change-signs";
import { environment } from "../environment";

const isApi = (path: string) => path.startsWith("/api/");

/** The answer as it has been put together further on; null when it is not to be kept. */
async function preparedFrom(ctx: Context, variant: number): Promise<Prepared | null> {
  const { body } = ctx as { body: unknown };
  if (ctx.status !== 200 || ctx.response.get("set-cookie") !== "") return null;
  if (!isApi(ctx.path) && ctx.state["isKeptPage"] !== true) return null;
  const text = typeof body === "string" ? body : JSON.stringify(body);
  ctx.set("Cache-Control", "no-cache");
  return prepare(ctx.response.headers, Buffer.from(text), variant);
}

/** Which of a page's variants this visitor is shown: the one he has, unless he asks for the page anew. */
function quoteFor(ctx: Context): number {
  const isReload = ctx.get("cache-control").includes("max-age=0");
  return (!isReload && variantOf(ctx.get("if-none-match"))) || randomQuoteNumber();
}

interface Asked {
  key: string;
  variant: number;
}

/** Under which key the answer to a request is kept; null when it is not. */
async function askedFor(ctx: Context): Promise<Asked | null> {
  const { method, path } = ctx;
  if (ctx.req.headers.authorization !== undefined) return null;
  if (method === "POST") {
    if (!isSearch(path) || ctx.querystring !== "" || !ctx.is("json")) return null;
    const body = await peekBody(ctx.req);
    const key = body === null ? null : searchKey(path, body);
    return key === null ? null : { key, variant: 0 };
  }
  if (method !== "GET" && method !== "HEAD") return null;
  if (isApi(path))
    return isKeptRead(path) && ctx.querystring === "" ? { key: path, variant: 0 } : null;
  if (!isKeptQuery(ctx.query)) return null;
  const variant = quoteFor(ctx);
  return { key: `${ctx.url} ${variant}`, variant };
}

/**
 * Answers public reads from memory, before anything else of the site has to work; what is not there
 * goes the whole way once, however many ask for it.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  let answers: Answers | null = null;
  const opened = () =>
    (answers ??= createAnswers({
      knex: strapi.db.connection,
      signs: signsOf(strapi),
      maxBytes: environment.answersMb * 1_000_000,
      onFault: (error) => strapi.log.warn(`Changes cannot be asked for: ${String(error)}`),
    }));

  return async (ctx: Context, next: Next): Promise<void> => {
    const asked = environment.answersMb > 0 ? await askedFor(ctx) : null;
    if (!asked) {
      await next();
      return;
    }
    const { key, variant } = asked;
    const own = { isMade: false };
    const answer =
      opened().ready(key) ??
      (await opened().answer(key, async () => {
        own.isMade = true;
        ctx.state["quoteNumber"] = variant;
        await next();
        return preparedFrom(ctx, variant);
      }));
    if (answer) sendPrepared(ctx, answer);
    // What someone else asked at the same moment has no answer that can be kept; this may have one.
    else if (!own.isMade) await next();
  };
};
