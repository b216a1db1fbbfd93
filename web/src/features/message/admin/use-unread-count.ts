import { useEffect, useEffectEvent, useRef } from "react";
import { useMessageCounts } from "./message-reads";

/** The number of unread messages, read again on each screen and when the tab regains focus. */
export function useUnreadCount(pathname: string): number | undefined {
  const { data, retry } = useMessageCounts({ refreshesOnFocus: true });
  const last = useRef(pathname);
  const ask = useEffectEvent(retry);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    ask();
  }, [pathname]);
  return data?.unread;
}
