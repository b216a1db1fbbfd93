import type { MessageFolder } from "shared-types/inbox/codes";
import type { InboxMessage } from "shared-types/inbox/answers";

/**
 * The rows of a folder. 'Unread' keeps the open message, although opening marks it as read: so one can go
 * on to the next one from there.
 */
export function rowsOf(
  items: readonly InboxMessage[],
  folder: MessageFolder,
  open: InboxMessage | undefined,
): readonly InboxMessage[] {
  const isListed = items.some(({ messageId }) => messageId === open?.messageId);
  if (folder !== "unread" || !open || isListed || open.spam) return items;
  const after = items.findIndex(({ dateReceived }) => dateReceived < open.dateReceived);
  return after < 0 ? [...items, open] : items.toSpliced(after, 0, open);
}

/** The row to select once these are gone: the next one, else the previous one; 0 when none is left. */
export function rowAfter(rows: readonly InboxMessage[], gone: readonly number[]): number {
  const isGone = ({ messageId }: InboxMessage) => gone.includes(messageId);
  const after = rows.slice(rows.findLastIndex(isGone) + 1).find((row) => !isGone(row));
  const before = rows.slice(0, Math.max(0, rows.findIndex(isGone))).findLast((row) => !isGone(row));
  return (after ?? before)?.messageId ?? 0;
}
