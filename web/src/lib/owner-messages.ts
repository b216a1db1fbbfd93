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
export const readMessageCounts = () => ownerRead<MessageCounts>("messagecounts");
export const markMessages = (mark: MessagesMark) =>
  ownerSave("messagesmark", { method: "POST", body: mark });
export const deleteMessages = (messageIds: number[]) =>
  ownerSave("messagesdelete", { method: "POST", body: { messageIds } });
/** POST /api/messagesend/{id}: its mail is tried once more. */
export const sendMessage = (messageId: number) =>
  ownerSave(`messagesend/${messageId}`, { method: "POST" });

export const readMessageSettings = () => ownerRead<MessageSettings>("messagesettings");
export const updateMessageSettings = (draft: MessageSettingsDraft) =>
  ownerSave("messagesettingsupdate", { method: "PUT", body: draft });

/** GET /api/messagesexport: all messages as CSV. @throws ApiError */
export const exportMessages = () => ownerFile("messagesexport", "messages.csv");
