import { createStore, type StoreApi } from "zustand/vanilla";
import { dropDraft, readDraft, writeDraft, type Draft } from "../../lib/drafts";
import { panelServer } from "../../lib/owner-send";
import { differing, typedOver } from "./draft-fields";

/** Keeps what is typed in one form in this browser until it is saved. */
export interface DraftKeeper<V extends object> {
  /** What an earlier visit left and the record does not have; kept until it is answered. */
  offered: StoreApi<{ offer: Draft | null }>;
  /** Looks for it. */
  open: (stored: V) => void;
  /** Something was typed, or stored: it is written a moment later. */
  note: (stored: V, values: V) => void;
  /** Writes now what was noted. */
  flush: () => void;
  /** The offer was restored: from now on what is noted holds it. */
  take: () => void;
  /** Saved, thrown away, or deleted. */
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
  const offered = createStore<{ offer: Draft | null }>(() => ({ offer: null }));
  let noted: Draft | null = null;
  let isKept = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    clearTimeout(timer);
    if (key === null || noted === null || !mayWrite()) return;
    const { at, base, typed } = noted;
    const { offer } = offered.getState();
    const isTyped = Object.keys(typed).length > 0;
    noted = null;
    if (isTyped) {
      const all = { ...offer?.base, ...base };
      writeDraft(key, { at, base: all, typed: { ...offer?.typed, ...typed } });
    } else if (isKept) {
      // Typed back. What another tab keeps here is not this form's.
      if (offer) writeDraft(key, offer);
      else dropDraft(key);
    }
    isKept = isTyped;
  };

  return {
    offered,
    open(stored) {
      if (key === null) return;
      const offer = readDraft(key);
      const differs = offer !== null && differing(offer, stored).length > 0;
      if (offer && !differs) dropDraft(key);
      offered.setState({ offer: differs ? offer : null });
    },
    note(stored, values) {
      if (key === null) return;
      noted = { at: Date.now(), ...typedOver(stored, values) };
      clearTimeout(timer);
      timer = setTimeout(flush, pauseMs);
    },
    flush,
    take() {
      offered.setState({ offer: null });
      isKept = true;
    },
    drop() {
      clearTimeout(timer);
      offered.setState({ offer: null });
      noted = null;
      isKept = false;
      if (key !== null) dropDraft(key);
    },
  };
}
