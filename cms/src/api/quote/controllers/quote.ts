import type { Core } from "@strapi/strapi";
import { quoteMessages } from "shared-types";
import { quoteUpdateSchema } from "shared-types/schemas";
import { answers, orNotFound, saves } from "../../../http/handlers";
import { readId } from "../../../http/read-id";
import { serviceOf } from "../../../platform/services";

const notFound = "There is no such quotation.";

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const quotes = () => serviceOf(strapi, "api::quote.quote");
  return {
    nth: answers(async (ctx) =>
      orNotFound(await quotes().nth(readId(ctx, "n", notFound)), notFound),
    ),
    all: answers(() => quotes().all()),
    update: saves(quoteUpdateSchema, quoteMessages.missing, (draft) =>
      quotes().update(draft.quoteId, draft),
    ),
  };
};
