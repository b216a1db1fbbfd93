import { quoteCalls } from "shared-types/quote/calls";
import { quoteOwnerCalls } from "shared-types/quote/owner";
import { routesOf } from "../../../http/routes";

export default routesOf({ ...quoteCalls, ...quoteOwnerCalls }, "quote");
