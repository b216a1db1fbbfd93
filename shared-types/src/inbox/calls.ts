import type { Calls } from "../kit/call";
import {
  messageFilterSchema,
  messageIdsSchema,
  messageSettingsSchema,
  messagesMarkSchema,
} from "./schema";
import { inboxAnswers } from "./answers";
import { validationErrors } from "../kit/error-answers";

export const inboxCalls = {
  messages: {
    method: "POST",
    path: "/api/messages",
    summary: "One page of the messages of visitors, newest first.",
    body: messageFilterSchema,
    answer: inboxAnswers.MessagePage,
  },
  message: {
    method: "GET",
    path: "/api/message/{id}",
    summary: "One message of a visitor.",
    answer: inboxAnswers.InboxMessage,
  },
  messageCounts: {
    method: "GET",
    path: "/api/messagecounts",
    summary: "How many messages there are: unread, spam, and with e-mail not sent.",
    answer: inboxAnswers.MessageCounts,
  },
  messagesMark: {
    method: "POST",
    path: "/api/messagesmark",
    summary: "Marks messages as read or unread, as spam or not.",
    body: messagesMarkSchema,
    answer: validationErrors,
  },
  messagesDelete: {
    method: "POST",
    path: "/api/messagesdelete",
    summary: "Deletes messages.",
    body: messageIdsSchema,
    answer: validationErrors,
  },
  messageSend: {
    method: "POST",
    path: "/api/messagesend/{id}",
    summary: "Sends the e-mail about a message again.",
    answer: validationErrors,
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
    answer: inboxAnswers.MessageSettings,
  },
  messageSettingsUpdate: {
    method: "PUT",
    path: "/api/messagesettingsupdate",
    summary: "Sets how long messages are kept.",
    body: messageSettingsSchema,
    answer: validationErrors,
  },
} as const satisfies Calls;
