import type { MessageFilter } from "shared-types/inbox/codes";
import type { InboxMessage, MessageCounts, MessagePage } from "shared-types/inbox/answers";
import { ownerRead } from "../../../lib/owner-calls";
import { useOwnerCall, useOwnerRead, type FreshReadOptions } from "../../../lib/owner-swr";
import type { ReadState } from "../../../lib/swr";
import { messageKey, pageKey } from "./instant-marks";

/** One page of a folder. */
export function useMessages({ folder, pageId }: MessageFilter): ReadState<MessagePage> {
  const read = () => ownerRead("POST /api/messages", { body: { folder, pageId } });
  return useOwnerRead(pageKey(folder, pageId), read, { refreshesOnFocus: true });
}

/** One message in any folder; `null` reads none. */
export function useMessage(messageId: number | null): ReadState<InboxMessage> {
  return useOwnerRead(messageId === null ? null : messageKey(messageId), () =>
    ownerRead("GET /api/message/{id}", { params: { id: messageId ?? 0 } }),
  );
}

/** How many messages there are. */
export function useMessageCounts(options?: FreshReadOptions): ReadState<MessageCounts> {
  return useOwnerCall("GET /api/messagecounts", options);
}
