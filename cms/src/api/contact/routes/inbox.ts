import { inboxCalls } from "shared-types/inbox/owner";
import { routesOf } from "../../../http/routes";

export default routesOf(inboxCalls, "inbox");
