import type { InboxMessage, MessageFolder } from "shared-types";

/**
 * What a folder lists. 'Unread' keeps the message that is open, though it is read by that: one can go
 * on to the next from where it stands.
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

/** The row to go to once these are gone: the one after the last of them, or before the first; 0 when none is left. */
export function rowAfter(rows: readonly InboxMessage[], gone: readonly number[]): number {
  const isGone = ({ messageId }: InboxMessage) => gone.includes(messageId);
  const after = rows.slice(rows.findLastIndex(isGone) + 1).find((row) => !isGone(row));
  const before = rows.slice(0, Math.max(0, rows.findIndex(isGone))).findLast((row) => !isGone(row));
  return (after ?? before)?.messageId ?? 0;
}
