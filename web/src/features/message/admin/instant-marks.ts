import { mutate } from "swr";
import { messageFolders, type MessageFolder } from "shared-types/inbox/codes";
import type { InboxMessage, MessagePage } from "shared-types/inbox/answers";
import type { MessagesMark } from "shared-types/inbox/schema";
import { ownerKey } from "../../../lib/owner-swr";

/** What marking changes. */
export type Mark = Pick<MessagesMark, "read" | "spam">;

/** The SWR key of one page of a folder. */
export const pageKey = (folder: MessageFolder, pageId: number) => `messages/${folder}/${pageId}`;
/** The SWR key of one message. */
export const messageKey = (messageId: number) => `message/${messageId}`;

/** Whether this mark moves messages out of a folder. */
export const leaves = (folder: MessageFolder, mark: Mark): boolean =>
  mark.spam !== undefined || (folder === "unread" && mark.read === true);

/**
 * A folder's page after marking. Messages marked as spam or not spam leave the
 * folder; those marked as read stay until the folder is read again.
 */
export function markedPage(
  page: MessagePage,
  folder: string,
  { messageIds, ...mark }: MessagesMark,
) {
  const isMeant = (message: InboxMessage) => messageIds.includes(message.messageId);
  return {
    ...page,
    items: page.items
      .map((message) => (isMeant(message) ? { ...message, ...mark } : message))
      .filter((message) => !isMeant(message) || message.spam === (folder === "spam")),
  };
}

/** Optimistic update of all cached pages; they are revalidated afterwards. */
export function showMark(messages: readonly InboxMessage[], mark: Mark): void {
  const messageIds = messages.map(({ messageId }) => messageId);
  for (const message of messages) {
    void mutate(ownerKey(messageKey(message.messageId)), { ...message, ...mark }, false);
  }
  for (const folder of messageFolders) {
    void mutate<MessagePage>(
      (key) => typeof key === "string" && key.startsWith(ownerKey(`messages/${folder}/`)),
      (page) => page && markedPage(page, folder, { messageIds, ...mark }),
      false,
    );
  }
}
