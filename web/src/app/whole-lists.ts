import { NavigationType, type createBrowserRouter } from "react-router-dom";

type Router = ReturnType<typeof createBrowserRouter>;

const ask = () => {
  document.documentElement.dataset["whole"] = "";
};

/**
 * Lays out long lists whole, not only what is in view (see ListTable.module.css), as soon as a place in
 * them is to be found again: after a reload, and on the way back or forward. Gives the router back.
 */
export function layOutForReturns(router: Router): Router {
  const [arrival] = performance.getEntriesByType("navigation");
  if (arrival instanceof PerformanceNavigationTiming && arrival.type !== "navigate") ask();
  let { key } = router.state.location;
  router.subscribe(({ historyAction, location }) => {
    if (historyAction === NavigationType.Pop && location.key !== key) ask();
    key = location.key;
  });
  return router;
}
