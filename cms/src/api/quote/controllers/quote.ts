import { quoteCalls } from "shared-types/quote/calls";
import { quoteMessages } from "shared-types/quote/schema";
import {
  answersToEdit,
  orNotFound,
  saves,
  savesById,
  updates,
  readId,
} from "../../../http/handlers";
import { controllerOf } from "../../../http/routes";
import { serviceOf } from "../../../platform/services";

const notFound = "There is no such quote.";

export default controllerOf(quoteCalls, (strapi, calls) => {
  const quotes = () => serviceOf(strapi, "api::quote.quote");
  return {
    quote: async (ctx) => orNotFound(await quotes().nth(readId(ctx, "n", notFound)), notFound),

    quotes: answersToEdit(() => quotes().all()),
    quoteAdd: saves(calls.quoteAdd, quoteMessages.missing, (draft) => quotes().add(draft)),
    quoteUpdate: updates(calls.quoteUpdate, "quoteId", quotes),
    quoteDelete: savesById(quoteMessages.missing, (id) => quotes().remove(id)),
    quotesOrder: saves(calls.quotesOrder, quoteMessages.missing, ({ quoteIds }, ctx) =>
      quotes().order(quoteIds, ctx.get("if-match")),
    ),
  };
});
