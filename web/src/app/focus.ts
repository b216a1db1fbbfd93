import { useNavigationType } from "react-router-dom";
import { useOnNavigation } from "../lib/use-on-navigation";

/**
 * Focuses the link to the page that was left by going back, the field that a page marks as what visitors come for, or the
 * heading. A page that is still loading gets them later: the focus moves there unless the visitor has moved it elsewhere.
 */
export function focusWithin(main: HTMLElement, left = ""): () => void {
  let held: HTMLElement | null = null;
  const follow = () => {
    const { activeElement, body } = document;
    if (held && activeElement !== held && activeElement !== body) {
      observer.disconnect();
      return;
    }
    const target =
      (left && main.querySelector<HTMLElement>(`a[href="${left}"]`)) ||
      main.querySelector<HTMLElement>("[data-first]") ||
      main.querySelector<HTMLElement>("h1") ||
      main;
    if (target === held) return;
    held = target;
    target.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(follow);
  observer.observe(main, { childList: true, subtree: true });
  follow();
  return () => observer.disconnect();
}

/** Focuses the page's heading, or what stands for it, after a client-side navigation, so that it is announced. */
export function useFocusOnNavigation(pathname: string): void {
  const isBack = useNavigationType() === "POP";
  useOnNavigation(pathname, (from) => {
    const main = document.querySelector<HTMLElement>("main");
    return main ? focusWithin(main, isBack ? from : "") : undefined;
  });
}
