import type { Core } from "@strapi/strapi";
import { quoteMessages, quoteOwnerCalls } from "shared-types";
import type { CallContext } from "../../../http/call-context";
import { answers, orNotFound, saves, savesById } from "../../../http/handlers";
import { readId } from "../../../http/read-id";
import { serviceOf } from "../../../platform/services";

const notFound = "There is no such quotation.";

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const quotes = () => serviceOf(strapi, "api::quote.quote");
  return {
    nth: answers(async (ctx) =>
      orNotFound(await quotes().nth(readId(ctx, "n", notFound)), notFound),
    ),

    async all(ctx: CallContext) {
      const { quotes: body, etag } = await quotes().all();
      ctx.set("ETag", etag);
      ctx.body = body;
    },

    add: saves(quoteOwnerCalls.quoteAdd, quoteMessages.missing, (draft) => quotes().add(draft)),
    update: saves(quoteOwnerCalls.quoteUpdate, quoteMessages.missing, (draft) =>
      quotes().update(draft.quoteId, draft),
    ),
    remove: savesById(quoteMessages.missing, (id) => quotes().remove(id)),
    order: saves(quoteOwnerCalls.quotesOrder, quoteMessages.missing, ({ quoteIds }, ctx) =>
      quotes().order(quoteIds, ctx.get("if-match")),
    ),
  };
};
