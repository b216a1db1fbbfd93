import { useState } from "react";
import type { InboxMessage } from "shared-types/inbox/answers";

export type Chosen = ReturnType<typeof useChosen>;

/** The selected messages of one page; another `page` starts without a selection. */
export function useChosen(rows: readonly InboxMessage[], page: string) {
  const [state, setState] = useState({ page, ids: [] as number[] });
  const ids = state.page === page ? state.ids : [];
  const choose = (next: number[]) => setState({ page, ids: next });
  return {
    /** The selected messages, in the order of the list. */
    messages: rows.filter(({ messageId }) => ids.includes(messageId)),
    has: (messageId: number) => ids.includes(messageId),
    toggle: (messageId: number) =>
      choose(ids.includes(messageId) ? ids.filter((id) => id !== messageId) : [...ids, messageId]),
    chooseAll: (isChosen: boolean) =>
      choose(isChosen ? rows.map(({ messageId }) => messageId) : []),
  };
}
