import { quoteCalls } from "shared-types/quote/calls";
import { routesOf } from "../../../http/routes";

export default routesOf(quoteCalls, "quote");
