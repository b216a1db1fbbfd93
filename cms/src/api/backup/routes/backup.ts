import { backupCalls } from "shared-types/backup/calls";
import { routesOf } from "../../../http/routes";

export default routesOf(backupCalls, "backup");
