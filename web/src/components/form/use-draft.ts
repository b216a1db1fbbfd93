import { useEffect, useEffectEvent } from "react";
import { useStore } from "zustand";
import { differing, replaced, restored } from "./draft-fields";
import type { DraftKeeper } from "./draft-keeper";
import type { Clash } from "./merge";
import { useFlush } from "./use-flush";

interface DraftOptions<V extends object> {
  keeper: DraftKeeper<V>;
  stored: V;
  values: V;
  onRestore: (values: V, clashes: Clash[]) => void;
}

/** Keeps what is typed in a form, and offers what earlier visits left, one after the other. */
export function useDraft<V extends object>(options: DraftOptions<V>) {
  const { keeper, stored, values, onRestore } = options;
  const offers = useStore(keeper.offered, (now) => now.offers);
  const offer = offers.find((draft) => differing(draft, values).length > 0) ?? null;
  const open = useEffectEvent(() => keeper.open(stored));

  // Not while rendering: the offer names fields by their labels, which must be there.
  useEffect(() => open(), [keeper]);
  useEffect(() => keeper.note(stored, values), [keeper, stored, values]);
  useFlush(keeper.flush);

  return {
    offer,
    restore: () => {
      if (!offer) return;
      const over = keeper.isNew ? stored : values;
      const { values: next, clashes } = restored(offer, { stored, values: over });
      keeper.restore(offer, replaced(stored, values, next));
      onRestore(next, clashes);
    },
    discard: () => {
      if (offer) keeper.discard(offer);
    },
  };
}
