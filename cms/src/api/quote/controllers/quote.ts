import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import type { Context } from "koa";
import { readId } from "../../../lib/read-id";
import type { QuoteService } from "../services/quote";

const notFound = "There is no such quotation.";

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async nth(ctx: Context) {
    const quotes = strapi.service("api::quote.quote") as unknown as QuoteService;
    const quote = await quotes.nth(readId(ctx, "n", notFound));
    if (!quote) throw new errors.NotFoundError(notFound);
    ctx.body = quote;
  },
});
