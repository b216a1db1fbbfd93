import { linkCalls } from "shared-types";
import { routesOf } from "../../../http/routes";

export default routesOf(linkCalls, "link");
