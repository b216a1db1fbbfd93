import { publishCalls } from "shared-types/publish/calls";
import { routesOf } from "../../../http/routes";

export default routesOf(publishCalls, "publish");
