import { calls } from "shared-types";
import { ownerRoute } from "../../../lib/owner-route";

export default {
  type: "content-api",
  routes: [
    ownerRoute(calls.keywords, "keyword.all"),
    ownerRoute(calls.keywordAdd, "keyword.add"),
    ownerRoute(calls.keywordUpdate, "keyword.update"),
    ownerRoute(calls.keywordMerge, "keyword.merge"),
    ownerRoute(calls.keywordDelete, "keyword.remove"),
  ],
};
