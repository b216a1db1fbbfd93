import { accountCalls } from "shared-types/account/owner";
import { routesOf } from "../../../http/routes";

export default routesOf(accountCalls, "account");
