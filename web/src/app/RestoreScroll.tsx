import { useLayoutEffect, useRef, type RefObject } from "react";
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
    </>
  );
}
