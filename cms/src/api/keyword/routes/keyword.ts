import { keywordCalls } from "shared-types/keyword/owner";
import { routesOf } from "../../../http/routes";

export default routesOf(keywordCalls, "keyword");
