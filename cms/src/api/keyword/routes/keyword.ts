import { keywordCalls } from "shared-types";
import { routesOf } from "../../../http/routes";

export default routesOf(keywordCalls, "keyword");
