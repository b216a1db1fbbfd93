import { calls } from "shared-types";
import { ownerRoute } from "../../../lib/owner-route";

export default {
  type: "content-api",
  routes: [
    { method: "GET", path: "/quote/:n", handler: "quote.nth", config: { auth: false } },
    ownerRoute(calls.quotes, "quote.all"),
    ownerRoute(calls.quoteUpdate, "quote.update"),
  ],
};
