import { useEffect, type RefObject } from "react";

/** A form, or work in progress, on the screen. */
interface Guard {
  unsavedRef: RefObject<boolean>;
  words: LeaveWords;
  /** The owner leaves, knowing what is lost. */
  onLeave?: () => void;
}

export interface LeaveWords {
  title: string;
  text: string;
  leave: string;
}

export const unsavedWords: LeaveWords = {
  title: "Leave without saving?",
  text: "Your changes here haven’t been saved and would be lost.",
  leave: "Leave without saving",
};

const guards = new Set<Guard>();

/** What is unsaved on the screen. */
export const unsavedGuards = () => [...guards].filter(({ unsavedRef }) => unsavedRef.current);

/** Has `LeaveDialog` ask before unsaved changes are lost. */
export function useLeaveGuard(
  unsavedRef: RefObject<boolean>,
  onLeave?: () => void,
  words: LeaveWords = unsavedWords,
): void {
  useEffect(() => {
    const guard = { unsavedRef, words, onLeave };
    guards.add(guard);
    return () => void guards.delete(guard);
  }, [unsavedRef, words, onLeave]);
}
