import type {
  InboxMessage,
  MessageCounts,
  MessageFilter,
  MessagePage,
  MessageSettings,
  MessageSettingsDraft,
  MessagesMark,
} from "shared-types";
import { ownerRead, ownerSave } from "./owner-client";
import { ownerFile } from "./owner-files";

/** POST /api/messages. */
export const readMessages = (filter: MessageFilter) =>
  ownerRead<MessagePage>("messages", { method: "POST", body: filter });
/** GET /api/message/{id}. @throws ApiError 404. */
export const readMessage = (messageId: number) => ownerRead<InboxMessage>(`message/${messageId}`);
/** GET /api/messagecounts: unread, spam, and with a mail that was not sent. */
export const readMessageCounts = () => ownerRead<MessageCounts>("messagecounts");
/** POST /api/messagesmark: as read or not, as spam or not; what is left out stays. */
export const markMessages = (mark: MessagesMark) =>
  ownerSave("messagesmark", { method: "POST", body: mark });
/** POST /api/messagesdelete: there is no bin for messages. */
export const deleteMessages = (messageIds: number[]) =>
  ownerSave("messagesdelete", { method: "POST", body: { messageIds } });
/** POST /api/messagesend/{id}: its mail is tried once more. */
export const sendMessage = (messageId: number) =>
  ownerSave(`messagesend/${messageId}`, { method: "POST" });

/** GET /api/messagesettings: days of keeping, and where mails go. */
export const readMessageSettings = () => ownerRead<MessageSettings>("messagesettings");
/** PUT /api/messagesettingsupdate: the days only; mails are set by the environment. */
export const updateMessageSettings = (draft: MessageSettingsDraft) =>
  ownerSave("messagesettingsupdate", { method: "PUT", body: draft });

/** GET /api/messagesexport: all messages as CSV. @throws ApiError */
export const exportMessages = () => ownerFile("messagesexport", "messages.csv");
