import { linkCalls } from "shared-types/link/owner";
import { routesOf } from "../../../http/routes";

export default routesOf(linkCalls, "link");
