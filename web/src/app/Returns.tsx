import { useLayoutEffect, useRef } from "react";
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

/** After a reload, and on the way back or forward, a page stands where it was left. */
export function Returns() {
  return (
    <>
      <WholeLists />
      <ScrollRestoration />
    </>
  );
}
