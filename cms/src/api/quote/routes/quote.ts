import { quoteCalls, quoteOwnerCalls } from "shared-types";
import { routesOf } from "../../../http/routes";

export default routesOf({ ...quoteCalls, ...quoteOwnerCalls }, "quote");
