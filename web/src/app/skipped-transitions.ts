/**
 * A view transition that is skipped, because another begins or the next page takes too long, rejects promises that the router
 * does not look at. The page is there all the same: these are no errors. Safari, unlike the others, reports even the first kind.
 */
export function ignoreSkippedTransitions(page: Document): void {
  // Older browsers have none.
  if (!("startViewTransition" in page)) return;
  const start = page.startViewTransition.bind(page);
  page.startViewTransition = (update) => {
    const transition = start(update);
    const { ready, finished, updateCallbackDone } = transition;
    for (const promise of [ready, finished, updateCallbackDone]) promise.catch(() => undefined);
    return transition;
  };
}
