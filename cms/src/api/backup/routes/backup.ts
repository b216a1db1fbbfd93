import { backupCalls } from "shared-types";
import { routesOf } from "../../../http/routes";

export default routesOf(backupCalls, "backup");
