import { accountCalls } from "shared-types/account/calls";
import { routesOf } from "../../../http/routes";

export default routesOf(accountCalls, "account");
