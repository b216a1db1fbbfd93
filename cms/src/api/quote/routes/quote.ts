import { quoteCalls, quoteOwnerCalls } from "shared-types";
import { routesOf } from "../../../http/routes";

export default routesOf(
  { ...quoteCalls, ...quoteOwnerCalls },
  {
    quote: "quote.nth",
    quotes: "quote.all",
    quoteAdd: "quote.add",
    quoteUpdate: "quote.update",
    quoteDelete: "quote.remove",
    quotesOrder: "quote.order",
  },
);
