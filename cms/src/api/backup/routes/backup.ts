import { calls } from "shared-types";
import { ownerRoute } from "../../../lib/owner-route";

export default {
  type: "content-api",
  routes: [
    ownerRoute(calls.backups, "backup.list"),
    ownerRoute(calls.backupMake, "backup.make"),
    ownerRoute(calls.backupTicket, "backup.ticket"),
    // The ticket stands for the owner, who has asked for it: a link carries no session.
    { ...ownerRoute(calls.backupFile, "backup.file"), config: { auth: false } },
  ],
};
