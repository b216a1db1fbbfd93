import { backupCalls } from "shared-types";
import { routesOf } from "../../../http/routes";

export default routesOf(backupCalls, {
  backups: "backup.list",
  backupMake: "backup.make",
  backupTicket: "backup.ticket",
  // The token stands for the owner who asked for it: a link carries no session.
  backupFile: "backup.file",
});
