import type { Core } from "@strapi/strapi";
import type { Context, Next } from "koa";
import { createAnswers, noMemory, type Answers } from "../answers/answers";
import { answerDirectly } from "../answers/direct";
import { answerInFront } from "../answers/front";
import {
  askedByGet,
  askedByPost,
  asksAsAnyone,
  mayKeep,
  otherQuotes,
  type Asked,
} from "../answers/key";
import { keptHeaders, prepare, prepareForms, type Prepared } from "../answers/prepared";
import { sendPrepared } from "../answers/send";
import { signsOf } from "../bootstrap/change-signs";
import { environment } from "../environment";
import { serviceOf } from "../services";
import type { AppFile } from "../site/app-files";

/** The answer as it has been put together further on; null when it is not to be kept. */
function foundIn(ctx: Context, variant: number): Prepared | null {
  const { body } = ctx as { body: unknown };
  if (ctx.status !== 200 || ctx.response.get("set-cookie") !== "") return null;
  const file = ctx.state["appFile"] as AppFile | undefined;
  if (file) return prepareForms(keptHeaders(ctx.response.headers), file.etag, file.forms);
  if (variant > 0 && ctx.state["isKeptPage"] !== true) return null;
  ctx.set("Cache-Control", "no-cache");
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return prepare(keptHeaders(ctx.response.headers), text, variant);
}

/** What is asked for, if its answer may be kept. */
async function askedBy({ req, path, query }: Context): Promise<Asked | null> {
  if (!asksAsAnyone(req)) return null;
  if (req.method === "POST")
    return new Promise((found) => {
      askedByPost(req, (asked, putBack) => {
        putBack();
        found(asked);
      });
    });
  return mayKeep(path, query) ? askedByGet(req) : null;
}

/**
 * Answers public reads from memory; what is not there goes the whole way once, however many ask for
 * it at the same moment.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const open = () =>
    createAnswers({
      knex: strapi.db.connection,
      signs: signsOf(strapi),
      maxBytes: environment.answersMb * 1_000_000,
      onFault: (error) => strapi.log.warn(`Changes cannot be asked for: ${String(error)}`),
    });
  let opened: Answers | null = environment.answersMb === 0 ? noMemory : null;
  const answers = () => (opened ??= open());
  const direct = answerDirectly(() => serviceOf(strapi, "api::site.reader"));
  answerInFront(strapi.server.httpServer, answers, direct);

  return async (ctx: Context, next: Next): Promise<void> => {
    const asked = await askedBy(ctx);
    if (!asked) {
      await next();
      return;
    }
    const own = { isMade: false };
    const make = async () => {
      own.isMade = true;
      ctx.state["quoteNumber"] = asked.variant;
      await next();
      const found = foundIn(ctx, asked.variant);
      if (found && asked.read) direct.learn(asked.read.call, keptHeaders(ctx.response.headers));
      return found;
    };
    const answer = await answers().answer(asked.key, make, otherQuotes(asked));
    if (answer) {
      // Koa would measure and convert it again.
      ctx.respond = false;
      sendPrepared(ctx.req, ctx.res, answer);
    }
    // What someone else asked at the same moment has no answer that can be kept; this may have one.
    else if (!own.isMade) await next();
  };
};
