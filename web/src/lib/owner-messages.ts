import {
  inboxCalls,
  type MessageFilter,
  type MessageSettingsDraft,
  type MessagesMark,
} from "shared-types";
import { ownerRead, ownerSave } from "./owner-client";
import { ownerFile } from "./owner-files";

/** POST /api/messages. */
export const readMessages = (body: MessageFilter) => ownerRead(inboxCalls.messages, { body });
/** GET /api/message/{id}. @throws ApiError 404. */
export const readMessage = (id: number) => ownerRead(inboxCalls.message, { params: { id } });
/** GET /api/messagecounts: unread, spam, and with a mail that was not sent. */
export const readMessageCounts = () => ownerRead(inboxCalls.messageCounts);
/** POST /api/messagesmark: as read or not, as spam or not; what is left out stays. */
export const markMessages = (body: MessagesMark) => ownerSave(inboxCalls.messagesMark, { body });
/** POST /api/messagesdelete: there is no bin for messages. */
export const deleteMessages = (messageIds: number[]) =>
  ownerSave(inboxCalls.messagesDelete, { body: { messageIds } });
/** POST /api/messagesend/{id}: its mail is tried once more. */
export const sendMessage = (id: number) => ownerSave(inboxCalls.messageSend, { params: { id } });

/** GET /api/messagesettings: days of keeping, and where mails go. */
export const readMessageSettings = () => ownerRead(inboxCalls.messageSettings);
/** PUT /api/messagesettingsupdate: the days only; mails are set by the environment. */
export const updateMessageSettings = (body: MessageSettingsDraft) =>
  ownerSave(inboxCalls.messageSettingsUpdate, { body });

/** GET /api/messagesexport: all messages as CSV. @throws ApiError */
export const exportMessages = () => ownerFile(inboxCalls.messagesExport, "messages.csv");
