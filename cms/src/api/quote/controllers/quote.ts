import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { quoteMessages } from "shared-types";
import { quoteUpdateSchema } from "shared-types/schemas";
import type { CallContext } from "../../../http/call-context";
import { readId } from "../../../http/read-id";
import { saveBody } from "../../../http/save-body";
import { serviceOf } from "../../../platform/services";

const notFound = "There is no such quotation.";

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const quotes = () => serviceOf(strapi, "api::quote.quote");
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
      await saveBody(ctx, quoteUpdateSchema, quoteMessages.missing, (draft) =>
        quotes().update(draft.quoteId, draft),
      );
    },
  };
};
