import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";
import {
  NavigationType,
  ScrollRestoration,
  useLocation,
  useNavigationType,
  type Location,
} from "react-router-dom";

function isReload(): boolean {
  const [arrival] = performance.getEntriesByType("navigation");
  return arrival instanceof PerformanceNavigationTiming && arrival.type !== "navigate";
}

/**
 * Lays out long lists whole, not only what is in view (see ListTable.module.css), as soon as a scroll
 * position in them is to be restored.
 */
function WholeLists() {
  const { key } = useLocation();
  const how = useNavigationType();
  const isArrival = useRef(true);
  useLayoutEffect(() => {
    const isReturn = isArrival.current ? isReload() : how === NavigationType.Pop;
    if (isReturn) document.documentElement.dataset["whole"] = "";
    isArrival.current = false;
  }, [key, how]);
  return null;
}

/** Records the scroll position at hydration. */
function ArrivalPlace({ placeRef }: { placeRef: RefObject<number> }) {
  useLayoutEffect(() => {
    placeRef.current = window.scrollY;
  }, [placeRef]);
  return null;
}

/** An address that was entered has no key of its own: it would get the place of the one before it in this tab. */
const keyOf = ({ key, pathname, search }: Location) =>
  key === "default" ? pathname + search : key;

/** Where the link was that led away from a page, px from the window's top, and how far the page was scrolled. */
interface WayOut {
  href: string;
  /** Which of the page's links to there. */
  nth: number;
  top: number;
  scrolled: number;
}

const linksTo = (href: string) =>
  [...document.querySelectorAll("main a[href]")].filter(
    (link) => link.getAttribute("href") === href,
  );

/**
 * On a return, puts the link that led away where it was: the position that React Router keeps is of a list whose rows out of
 * view had estimated heights (see ListTable.module.css).
 */
function ReturnToLink() {
  const key = keyOf(useLocation());
  const how = useNavigationType();
  const waysOut = useRef(new Map<string, WayOut>());
  useEffect(() => {
    const note = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest("main a[href]") : null;
      const href = link?.getAttribute("href");
      if (!link || !href) return;
      waysOut.current.set(key, {
        href,
        nth: linksTo(href).indexOf(link),
        top: link.getBoundingClientRect().top,
        scrolled: window.scrollY,
      });
    };
    document.addEventListener("click", note, { capture: true });
    return () => document.removeEventListener("click", note, { capture: true });
  }, [key]);
  useLayoutEffect(() => {
    const out = waysOut.current.get(key);
    if (how !== NavigationType.Pop || !out) return;
    const lowest = document.documentElement.scrollHeight - window.innerHeight;
    // Whoever scrolled on after that click has left another way.
    if (Math.abs(window.scrollY - Math.min(out.scrolled, lowest)) > 1) return;
    const link = linksTo(out.href)[out.nth];
    if (!link) return;
    const top = link.getBoundingClientRect().top - out.top;
    window.scrollBy({ top, behavior: "instant" });
  }, [key, how]);
  return null;
}

/**
 * Restores the scroll position after a reload and on back or forward, and keeps the position of a visitor
 * who scrolled before hydration: React Router would begin at the top.
 */
export function RestoreScroll() {
  const placeRef = useRef(0);
  // Children's effects run in order, and before their parent's.
  useLayoutEffect(() => {
    if (placeRef.current > 0) window.scrollTo(0, placeRef.current);
  }, []);
  return (
    <>
      <ArrivalPlace placeRef={placeRef} />
      <WholeLists />
      <ScrollRestoration getKey={keyOf} />
      <ReturnToLink />
    </>
  );
}
