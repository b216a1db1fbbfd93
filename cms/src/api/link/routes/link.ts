import { linkCalls } from "shared-types/link/calls";
import { routesOf } from "../../../http/routes";

export default routesOf(linkCalls, "link");
