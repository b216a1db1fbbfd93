import { keywordCalls } from "shared-types/keyword/calls";
import { routesOf } from "../../../http/routes";

export default routesOf(keywordCalls, "keyword");
