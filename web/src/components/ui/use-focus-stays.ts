import { useEffect, useEffectEvent, useRef, type RefObject } from "react";

type Focusable = HTMLElement | SVGElement;

const isGone = (element: Focusable) => !element.isConnected;

/** Whether an element can no longer hold the focus. */
export const isGoneOrOff = (element: Focusable) => isGone(element) || element.matches(":disabled");

interface StayOptions {
  isLost?: (element: Focusable) => boolean;
  /** What is opened or closed in the place of what goes takes the focus itself within this time. */
  pauseMs?: number;
}

/**
 * Keeps the focus within an element when what has it goes, as the row of a record that is deleted: else it would fall to
 * the page, and the next key would start from its top. `goHome` moves it to where it goes.
 */
export function useFocusStays(
  goHome: () => void,
  { isLost = isGone, pauseMs = 50 }: StayOptions = {},
): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const settle = useEffectEvent((lost: Focusable) => {
    const { activeElement, body } = document;
    if (box.current?.isConnected && (activeElement === body || activeElement === lost)) goHome();
  });
  const lostNow = useEffectEvent(isLost);
  useEffect(() => {
    const within = box.current;
    if (!within) return;
    let last: Focusable | null = null;
    const note = ({ target }: FocusEvent) => {
      last = target as Focusable;
    };
    const forget = ({ target }: FocusEvent) => {
      // Chromium sends this just before an element goes: only afterwards it shows whether the owner left by himself.
      setTimeout(() => {
        if (last && last === target && !lostNow(last)) last = null;
      });
    };
    const watch = new MutationObserver(() => {
      const lost = last;
      if (!lost || !lostNow(lost)) return;
      last = null;
      if (pauseMs === 0) settle(lost);
      else setTimeout(() => settle(lost), pauseMs);
    });
    within.addEventListener("focusin", note);
    within.addEventListener("focusout", forget);
    watch.observe(within, { childList: true, subtree: true, attributeFilter: ["disabled"] });
    return () => {
      watch.disconnect();
      within.removeEventListener("focusin", note);
      within.removeEventListener("focusout", forget);
    };
  }, [pauseMs]);
  return box;
}
