import { inboxCalls } from "shared-types";
import { routesOf } from "../../../http/routes";

export default routesOf(inboxCalls, "inbox");
