import { inboxCalls } from "shared-types/inbox/calls";
import { routesOf } from "../../../http/routes";

export default routesOf(inboxCalls, "inbox");
