import { useEffect, useEffectEvent, useRef } from "react";
import type { InboxMessage } from "shared-types/inbox/answers";
import { isMissing } from "../../../lib/errors";
import { useMessage } from "./message-reads";
import type { Marking, Messages } from "./use-marking";

/** The open message, from the list or read on its own. Opening marks it as read. */
export function useOpenMessage(messageId: number, listed: Messages | undefined, marking: Marking) {
  const inList = listed?.find((message) => message.messageId === messageId);
  const isElsewhere = messageId !== 0 && inList === undefined;
  const { data, error, retry } = useMessage(isElsewhere ? messageId : null);
  const isGone = isElsewhere && isMissing(error);
  const message = inList ?? (isGone ? undefined : data);

  // Once per opening: a message marked unread while open stays unread.
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

  return {
    message,
    /** There is no such message, or no longer. */
    isMissing: isGone,
    error,
    retry,
  };
}
