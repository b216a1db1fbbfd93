import { keywordCalls } from "shared-types";
import { routesOf } from "../../../http/routes";

export default routesOf(keywordCalls, {
  keywords: "keyword.all",
  keywordAdd: "keyword.add",
  keywordUpdate: "keyword.update",
  keywordMerge: "keyword.merge",
  keywordDelete: "keyword.remove",
});
