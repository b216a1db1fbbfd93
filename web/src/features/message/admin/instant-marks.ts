import { mutate } from "swr";
import type { InboxMessage, MessageFolder, MessagePage, MessagesMark } from "shared-types";
import { ownerKey } from "../../../lib/owner-swr";

/** What marking changes. */
export type Mark = Pick<MessagesMark, "read" | "spam">;

/** The name under which one page of a folder is kept by SWR; `markedPage` finds it by that. */
export const pageKey = (folder: MessageFolder, pageId: number) => `messages/${folder}/${pageId}`;
/** The same for one message. */
export const messageKey = (messageId: number) => `message/${messageId}`;

const folderOf = (key: string) => /^owner\/messages\/(\w+)\//.exec(key)?.[1];

/** Whether messages of a folder are in another one by this mark. */
export const leaves = (folder: MessageFolder, mark: Mark): boolean =>
  mark.spam !== undefined || (folder === "unread" && mark.read === true);

/**
 * A folder's page with some messages marked. One that turned into spam, or out of it, is gone from the
 * folder; one that was read stays until the folder is read again.
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

/** Shows a mark at once in all that was read; what the server makes of it is read afterwards. */
export function showMark(messages: readonly InboxMessage[], mark: Mark): void {
  const messageIds = messages.map(({ messageId }) => messageId);
  for (const message of messages) {
    void mutate(ownerKey(messageKey(message.messageId)), { ...message, ...mark }, false);
  }
  for (const folder of ["inbox", "unread", "spam"]) {
    void mutate<MessagePage>(
      (key) => typeof key === "string" && folderOf(key) === folder,
      (page) => page && markedPage(page, folder, { messageIds, ...mark }),
      false,
    );
  }
}
