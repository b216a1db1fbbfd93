import { useSyncExternalStore } from "react";

/** A hook that says whether a media query matches; false on the server. */
export function mediaHook(query: string): () => boolean {
  const subscribe = (changed: () => void) => {
    const list = window.matchMedia(query);
    list.addEventListener("change", changed);
    return () => list.removeEventListener("change", changed);
  };
  return () =>
    useSyncExternalStore(
      subscribe,
      () => window.matchMedia(query).matches,
      () => false,
    );
}

/** Whether the visitor asked for less motion; false on the server. */
export const useReducedMotion = mediaHook("(prefers-reduced-motion: reduce)");
