import { siteCalls, siteOwnerCalls } from "shared-types";
import { routesOf } from "../../../http/routes";

export default routesOf({ ...siteCalls, ...siteOwnerCalls }, "site");
