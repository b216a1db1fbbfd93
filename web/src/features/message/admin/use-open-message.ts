import { useEffect, useEffectEvent, useRef } from "react";
import type { InboxMessage } from "shared-types";
import { isMissing } from "../../../lib/errors";
import { useMessage } from "./message-reads";
import type { Marking, Messages } from "./use-marking";

interface OpenMessage {
  message: InboxMessage | undefined;
  /** Nobody has it, or not any more. */
  isMissing: boolean;
  error: unknown;
  retry: () => void;
}

/** The message that is open: the list's own, or one that is on no page at hand. Opening it marks it as read. */
export function useOpenMessage(
  messageId: number,
  listed: Messages | undefined,
  marking: Marking,
): OpenMessage {
  const inList = listed?.find((message) => message.messageId === messageId);
  const isElsewhere = messageId !== 0 && inList === undefined;
  const { data, error, retry } = useMessage(isElsewhere ? messageId : null);
  const isGone = isElsewhere && isMissing(error);
  const message = inList ?? (isGone ? undefined : data);

  // Once for each opening: what is marked unread again while it is open stays so.
  const openedRef = useRef(0);
  const markOpened = useEffectEvent((opened: InboxMessage) => {
    if (openedRef.current === opened.messageId) return;
    openedRef.current = opened.messageId;
    if (!opened.read) void marking.mark([opened], { read: true });
  });
  useEffect(() => {
    if (message) markOpened(message);
    else if (messageId === 0) openedRef.current = 0;
  }, [message, messageId]);

  return { message, isMissing: isGone, error, retry };
}
