import { useEffect, useRef } from "react";

/**
 * Puts the focus on the heading. A page that still loads gets another heading later: the focus goes
 * along until the visitor takes it elsewhere.
 */
function focusHeading(main: HTMLElement): () => void {
  let held: HTMLElement | null = null;
  const follow = () => {
    const { activeElement, body } = document;
    if (held && activeElement !== held && activeElement !== body) {
      observer.disconnect();
      return;
    }
    const target = main.querySelector<HTMLElement>("h1") ?? main;
    if (target === held) return;
    held = target;
    target.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(follow);
  observer.observe(main, { childList: true, subtree: true });
  follow();
  return () => observer.disconnect();
}

/** After a client-side navigation the focus goes to the page's heading, so that it is read out. */
export function useFocusOnNavigation(pathname: string): void {
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const main = document.querySelector<HTMLElement>("main");
    return main ? focusHeading(main) : undefined;
  }, [pathname]);
}
