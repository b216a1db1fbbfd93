import { createStore, type StoreApi } from "zustand/vanilla";
import { readDrafts, writeDrafts, type Draft } from "../../lib/drafts";
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
  /** Looks for what earlier visits left. */
  open: (stored: V) => void;
  /** Something was typed, or stored: it is written a moment later. */
  note: (stored: V, values: V) => void;
  /** Writes now what was noted. */
  flush: () => void;
  /** An offer was restored or discarded; what was typed in its place is offered in turn. */
  answer: (offer: Draft, left?: Pick<Draft, "base" | "typed">) => void;
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
  key: string | null,
  mayWrite: () => boolean = isSignedIn,
): DraftKeeper<V> {
  const offered = createStore<{ offers: readonly Draft[] }>(() => ({ offers: [] }));
  let noted: Draft | null = null;
  let isKept = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const write = (typed: readonly Draft[]) => {
    const { offers } = offered.getState();
    if (key !== null) writeDrafts(key, mayWrite() ? [...typed, ...offers] : []);
  };

  const flush = () => {
    clearTimeout(timer);
    if (noted === null || !mayWrite()) return;
    const isTyped = Object.keys(noted.typed).length > 0;
    // Typed back. What another tab keeps here is not this form's.
    if (isTyped || isKept) write(isTyped ? [noted] : []);
    noted = null;
    isKept = isTyped;
  };

  return {
    offered,
    isNew: key?.endsWith("/0") ?? false,
    open(stored) {
      if (key === null) return;
      const kept = readDrafts(key);
      const offers = kept.filter((draft) => differing(draft, stored).length > 0);
      if (offers.length < kept.length) writeDrafts(key, offers);
      offered.setState({ offers });
    },
    note(stored, values) {
      if (key === null) return;
      noted = { at: Date.now(), ...typedOver(stored, values) };
      clearTimeout(timer);
      timer = setTimeout(flush, pauseMs);
    },
    flush,
    answer(offer, left = { base: {}, typed: {} }) {
      const open = offered.getState().offers.filter((other) => other !== offer);
      const next = Object.keys(left.typed).length > 0 ? [{ at: Date.now(), ...left }] : [];
      offered.setState({ offers: [...next, ...open] });
      isKept = true;
    },
    drop() {
      clearTimeout(timer);
      noted = null;
      isKept = false;
      write([]);
    },
  };
}
