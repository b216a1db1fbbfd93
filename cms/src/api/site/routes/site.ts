import { siteCalls } from "shared-types/site/calls";
import { siteOwnerCalls } from "shared-types/site/owner";
import { routesOf } from "../../../http/routes";

export default routesOf({ ...siteCalls, ...siteOwnerCalls }, "site");
