import { backupCalls } from "shared-types/backup/owner";
import { routesOf } from "../../../http/routes";

export default routesOf(backupCalls, "backup");
