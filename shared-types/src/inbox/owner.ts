import type { Calls } from "../kit/call";

export const inboxCalls = {
  messages: {
    method: "POST",
    path: "/api/messages",
    summary: "One page of the messages of visitors, newest first.",
    body: "MessageFilter",
    answer: "MessagePage",
  },
  message: {
    method: "GET",
    path: "/api/message/{id}",
    summary: "One message of a visitor.",
    answer: "InboxMessage",
  },
  messageCounts: {
    method: "GET",
    path: "/api/messagecounts",
    summary: "How many messages there are: unread, spam, and with e-mail not sent.",
    answer: "MessageCounts",
  },
  messagesMark: {
    method: "POST",
    path: "/api/messagesmark",
    summary: "Marks messages as read or unread, as spam or not.",
    body: "MessagesMark",
    answer: "ValidationErrors",
  },
  messagesDelete: {
    method: "POST",
    path: "/api/messagesdelete",
    summary: "Deletes messages.",
    body: "MessageIds",
    answer: "ValidationErrors",
  },
  messageSend: {
    method: "POST",
    path: "/api/messagesend/{id}",
    summary: "Sends the e-mail about a message again.",
    answer: "ValidationErrors",
  },
  messagesExport: {
    method: "GET",
    path: "/api/messagesexport",
    summary: "All messages as a CSV file.",
    mediaType: "text/csv",
  },
  messageSettings: {
    method: "GET",
    path: "/api/messagesettings",
    summary: "How long messages are kept, and where e-mail about them goes.",
    answer: "MessageSettings",
  },
  messageSettingsUpdate: {
    method: "PUT",
    path: "/api/messagesettingsupdate",
    summary: "Sets how long messages are kept.",
    body: "MessageSettingsDraft",
    answer: "ValidationErrors",
  },
} as const satisfies Calls;
