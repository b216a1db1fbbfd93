import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { quoteMessages } from "shared-types";
import { quoteUpdateSchema } from "shared-types/schemas";
import { answerSave } from "../../../lib/answer-save";
import type { CallContext } from "../../../lib/call-context";
import { checkBody } from "../../../lib/read-body";
import { readId } from "../../../lib/read-id";
import type { QuoteService } from "../services/quote";

const notFound = "There is no such quotation.";

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const quotes = () => strapi.service("api::quote.quote") as unknown as QuoteService;
  return {
    async nth(ctx: CallContext) {
      const quote = await quotes().nth(readId(ctx, "n", notFound));
      if (!quote) throw new errors.NotFoundError(notFound);
      ctx.body = quote;
    },

    async all(ctx: CallContext) {
      ctx.body = await quotes().all();
    },

    async update(ctx: CallContext) {
      const checked = await checkBody(ctx, quoteUpdateSchema);
      if ("broken" in checked) return void (ctx.body = checked.broken);
      answerSave(ctx, await quotes().update(checked.value), quoteMessages.missing);
    },
  };
};
