import { calls } from "shared-types";
import { ownerRoute } from "../../../lib/owner-route";

export default {
  type: "content-api",
  routes: [
    ownerRoute(calls.messages, "inbox.page"),
    ownerRoute(calls.message, "inbox.one"),
    ownerRoute(calls.messageCounts, "inbox.counts"),
    ownerRoute(calls.messagesMark, "inbox.mark"),
    ownerRoute(calls.messagesDelete, "inbox.remove"),
    ownerRoute(calls.messageSend, "inbox.send"),
    ownerRoute(calls.messagesExport, "inbox.exportAll"),
    ownerRoute(calls.messageSettings, "inbox.settings"),
    ownerRoute(calls.messageSettingsUpdate, "inbox.updateSettings"),
  ],
};
