import { publishCalls } from "shared-types/publish/owner";
import { routesOf } from "../../../http/routes";

export default routesOf(publishCalls, "publish");
