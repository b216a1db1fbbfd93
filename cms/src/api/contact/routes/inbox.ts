import { inboxCalls } from "shared-types";
import { routesOf } from "../../../http/routes";

export default routesOf(inboxCalls, {
  messages: "inbox.page",
  message: "inbox.one",
  messageCounts: "inbox.counts",
  messagesMark: "inbox.mark",
  messagesDelete: "inbox.remove",
  messageSend: "inbox.send",
  messagesExport: "inbox.exportAll",
  messageSettings: "inbox.settings",
  messageSettingsUpdate: "inbox.updateSettings",
});
