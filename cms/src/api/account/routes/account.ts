import { accountCalls } from "shared-types";
import { routesOf } from "../../../http/routes";

export default routesOf(accountCalls, "account");
