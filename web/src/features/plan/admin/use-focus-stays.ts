import { useEffect, useRef, type RefObject } from "react";

/** Whether an element can no longer hold the focus. */
const isLost = (element: HTMLElement | SVGElement) =>
  !element.isConnected || element.matches(":disabled");

/**
 * Keeps the focus within an element when what has it goes or is switched off, as a mark that is deleted or the last
 * Undo: else it would fall to the page, and the next key would do nothing. `homeId` is where it goes.
 */
export function useFocusStays(homeId: string): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const within = box.current;
    if (!within) return;
    let last: HTMLElement | SVGElement | null = null;
    const note = ({ target }: FocusEvent) => {
      last = target as HTMLElement | SVGElement;
    };
    const forget = ({ target }: FocusEvent) => {
      // Chromium sends this just before an element goes: only afterwards it shows whether the owner left by himself.
      setTimeout(() => {
        if (last && last === target && !isLost(last)) last = null;
      });
    };
    const watch = new MutationObserver(() => {
      const { activeElement } = document;
      const isFree = activeElement === document.body || activeElement === last;
      if (!last || !isLost(last) || !isFree) return;
      last = null;
      document.getElementById(homeId)?.focus({ preventScroll: true });
    });
    within.addEventListener("focusin", note);
    within.addEventListener("focusout", forget);
    watch.observe(within, { childList: true, subtree: true, attributeFilter: ["disabled"] });
    return () => {
      watch.disconnect();
      within.removeEventListener("focusin", note);
      within.removeEventListener("focusout", forget);
    };
  }, [homeId]);
  return box;
}
