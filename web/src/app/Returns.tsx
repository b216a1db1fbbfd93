import { useLayoutEffect, useRef, type RefObject } from "react";
import {
  NavigationType,
  ScrollRestoration,
  useLocation,
  useNavigationType,
} from "react-router-dom";

function isReload(): boolean {
  const [arrival] = performance.getEntriesByType("navigation");
  return arrival instanceof PerformanceNavigationTiming && arrival.type !== "navigate";
}

/**
 * Has long lists laid out whole, not only what is in view (see ListTable.module.css), as soon as a place in
 * them is to be found again.
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

/** Notes where a page stands when it comes to life. */
function ArrivalPlace({ placeRef }: { placeRef: RefObject<number> }) {
  useLayoutEffect(() => {
    placeRef.current = window.scrollY;
  }, [placeRef]);
  return null;
}

/**
 * After a reload, and on the way back or forward, a page stands where it was left; and who has scrolled before
 * it came to life stays where he is, for React Router begins at the top.
 */
export function Returns() {
  const placeRef = useRef(0);
  // Children's effects come in their order, and before their parent's.
  useLayoutEffect(() => {
    if (placeRef.current > 0) window.scrollTo(0, placeRef.current);
  }, []);
  return (
    <>
      <ArrivalPlace placeRef={placeRef} />
      <WholeLists />
      <ScrollRestoration />
    </>
  );
}
