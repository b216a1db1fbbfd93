import { useState } from "react";
import type { InboxMessage } from "shared-types/inbox/answers";

export interface Chosen {
  /** The selected messages, in the order of the list. */
  messages: InboxMessage[];
  has: (messageId: number) => boolean;
  toggle: (messageId: number) => void;
  chooseAll: (isChosen: boolean) => void;
}

/** The selected messages of one page; another `page` starts without a selection. */
export function useChosen(rows: readonly InboxMessage[], page: string): Chosen {
  const [state, setState] = useState({ page, ids: [] as number[] });
  const ids = state.page === page ? state.ids : [];
  const choose = (next: number[]) => setState({ page, ids: next });
  return {
    messages: rows.filter(({ messageId }) => ids.includes(messageId)),
    has: (messageId) => ids.includes(messageId),
    toggle: (messageId) =>
      choose(ids.includes(messageId) ? ids.filter((id) => id !== messageId) : [...ids, messageId]),
    chooseAll: (isChosen) => choose(isChosen ? rows.map(({ messageId }) => messageId) : []),
  };
}
