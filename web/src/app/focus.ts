import { useOnNavigation } from "../lib/use-on-navigation";

/**
 * Focuses the heading within an element, or the field that the page marks as what visitors come for. A page that is still loading gets another heading later: the focus moves
 * to it unless the visitor has moved it elsewhere.
 */
export function focusHeading(main: HTMLElement): () => void {
  let held: HTMLElement | null = null;
  const follow = () => {
    const { activeElement, body } = document;
    if (held && activeElement !== held && activeElement !== body) {
      observer.disconnect();
      return;
    }
    const target =
      main.querySelector<HTMLElement>("[data-first]") ??
      main.querySelector<HTMLElement>("h1") ??
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

/** Focuses the page's heading, or its marked field, after a client-side navigation, so that it is announced. */
export function useFocusOnNavigation(pathname: string): void {
  useOnNavigation(pathname, () => {
    const main = document.querySelector<HTMLElement>("main");
    return main ? focusHeading(main) : undefined;
  });
}
