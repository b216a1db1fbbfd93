import { useCallback, useEffect, useState } from "react";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import type { SightingDraft } from "shared-types/sighting/schema";
import { isAway } from "../../../lib/errors";
import { ownerSave } from "../../../lib/owner-calls";
import { dropSighting, isWaiting, keepSighting, waitingSightings } from "./outbox";

const sendAdd = (body: SightingDraft) => ownerSave("POST /api/sightingadd", { body });

/** What became of a sighting that the owner adds. */
export type Outcome = "sent" | "kept" | ValidationErrors;

/** Sightings that wait in this browser, and how to add one: what cannot be sent is kept, and sent when there is a network. */
export function useOutbox() {
  const [waiting, setWaiting] = useState(waitingSightings);
  const look = useCallback(() => setWaiting(waitingSightings()), []);

  const sendAll = useCallback(async () => {
    // One after the other, and none after the network has failed. What the server refuses stays, to be looked at.
    for (const draft of waitingSightings()) {
      if (!isWaiting(draft)) continue;
      try {
        if ((await sendAdd(draft)).length === 0) dropSighting(draft);
      } catch (error) {
        if (isAway(error)) break;
      }
    }
    look();
  }, [look]);

  useEffect(() => {
    // Not in this render, whose result it would change.
    const first = setTimeout(() => void sendAll());
    const send = () => void sendAll();
    window.addEventListener("online", send);
    return () => {
      clearTimeout(first);
      window.removeEventListener("online", send);
    };
  }, [sendAll]);

  /** Kept first: whatever happens while it is sent, it is not lost; its UUID keeps it from being added twice. */
  async function add(draft: SightingDraft): Promise<Outcome> {
    const isKept = keepSighting(draft);
    try {
      const errors = await sendAdd(draft);
      dropSighting(draft);
      return errors.length === 0 ? "sent" : errors;
    } catch (error) {
      if (isKept && isAway(error)) return "kept";
      dropSighting(draft);
      throw error;
    } finally {
      look();
    }
  }

  const discard = (draft: SightingDraft) => {
    dropSighting(draft);
    look();
  };

  return { waiting, add, discard, sendAll };
}
