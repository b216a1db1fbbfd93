import type { Core } from "@strapi/strapi";
import { quoteMessages } from "shared-types";
import { quoteDraftSchema, quotesOrderSchema } from "shared-types/schemas";
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

    add: saves(quoteDraftSchema, quoteMessages.missing, (draft) => quotes().add(draft)),
    update: saves(quoteDraftSchema, quoteMessages.missing, (draft) =>
      quotes().update(draft.quoteId, draft),
    ),
    remove: savesById(quoteMessages.missing, (id) => quotes().remove(id)),
    order: saves(quotesOrderSchema, quoteMessages.missing, ({ quoteIds }, ctx) =>
      quotes().order(quoteIds, ctx.get("if-match")),
    ),
  };
};
