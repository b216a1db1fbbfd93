import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import type { CallContext } from "../../../lib/call-context";
import { readId } from "../../../lib/read-id";
import type { QuoteService } from "../services/quote";

const notFound = "There is no such quotation.";

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async nth(ctx: CallContext) {
    const quotes = strapi.service("api::quote.quote") as unknown as QuoteService;
    const quote = await quotes.nth(readId(ctx, "n", notFound));
    if (!quote) throw new errors.NotFoundError(notFound);
    ctx.body = quote;
  },
});
