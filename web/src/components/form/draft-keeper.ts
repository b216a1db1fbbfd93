import { createStore, type StoreApi } from "zustand/vanilla";
import { readDrafts, writeDrafts, type Draft } from "../../lib/drafts";
import { newClientId } from "../../lib/client-id";
import { panelServer } from "../../lib/owner-send";
import { differing, typedOver } from "./draft-fields";

/** Keeps what is typed in one form in this browser until it is saved. */
export interface DraftKeeper<V extends object> {
  /**
   * What earlier visits left and the record does not have, the newest first: each stays whole, and apart from what
   * is typed now, until it is answered.
   */
  offered: StoreApi<{ offers: readonly Draft[] }>;
  /** Whether the form adds a record: two drafts of it may be of two records. */
  isNew: boolean;
  /** What the next save is known by, also when it is sent again: from a restored draft too. */
  saveKey: () => string;
  /** Looks for what earlier visits left. */
  open: (stored: V) => void;
  /** Something was typed, or stored: it is written a moment later. */
  note: (stored: V, values: V) => void;
  /** Writes now what was noted. */
  flush: () => void;
  /** An offer is what is typed now; what was typed in its place is offered in turn. */
  restore: (offer: Draft, left: Pick<Draft, "base" | "typed">) => void;
  discard: (offer: Draft) => void;
  /** Saved, or left without saving. */
  drop: () => void;
}

const pauseMs = 500;

/** After a sign-out in another tab nothing may be left in the browser. */
function isSignedIn(): boolean {
  const state = panelServer().session.state.getState();
  return state.kind === "owner" && (state.end === null || state.end === "expired");
}

/** The keeper of one form, by a key of record and form; without a key nothing is kept. */
export function createDraftKeeper<V extends object>(
  formKey: string | null,
  mayWrite: () => boolean = isSignedIn,
): DraftKeeper<V> {
  const offered = createStore<{ offers: readonly Draft[] }>(() => ({ offers: [] }));
  let key = newClientId();
  let noted: Draft | null = null;
  let isKept = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Writes a draft, or takes it away. The others may be those of other tabs. */
  const write = (of: string, draft?: Draft) => {
    if (formKey === null) return;
    const others = readDrafts(formKey).filter((other) => other.key !== of);
    writeDrafts(formKey, mayWrite() ? [...(draft ? [draft] : []), ...others] : []);
  };

  const flush = () => {
    clearTimeout(timer);
    if (noted === null || !mayWrite()) return;
    const isTyped = Object.keys(noted.typed).length > 0;
    if (isTyped || isKept) write(key, isTyped ? noted : undefined);
    noted = null;
    isKept = isTyped;
  };

  const offersBut = (offer: Draft) => offered.getState().offers.filter((other) => other !== offer);

  return {
    offered,
    isNew: formKey?.endsWith("/0") ?? false,
    saveKey: () => key,
    open(stored) {
      if (formKey === null) return;
      const kept = readDrafts(formKey);
      const offers = kept.filter((draft) => differing(draft, stored).length > 0);
      if (offers.length < kept.length) writeDrafts(formKey, offers);
      offered.setState({ offers });
    },
    note(stored, values) {
      if (formKey === null) return;
      noted = { key, at: Date.now(), ...typedOver(stored, values) };
      clearTimeout(timer);
      timer = setTimeout(flush, pauseMs);
    },
    flush,
    restore(offer, left) {
      const own = { key, at: Date.now(), ...left };
      const isLeft = Object.keys(left.typed).length > 0;
      offered.setState({ offers: [...(isLeft ? [own] : []), ...offersBut(offer)] });
      write(key, isLeft ? own : undefined);
      noted = null;
      isKept = true;
      ({ key } = offer);
    },
    discard(offer) {
      offered.setState({ offers: offersBut(offer) });
      write(offer.key);
    },
    drop() {
      clearTimeout(timer);
      noted = null;
      isKept = false;
      write(key);
      key = newClientId();
    },
  };
}
