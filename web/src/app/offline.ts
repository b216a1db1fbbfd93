import type { createBrowserRouter } from "react-router-dom";

type Router = ReturnType<typeof createBrowserRouter>;

/** Who only passes through a page does not want it kept. */
const lookedAtMs = 1000;

/** Lets the worker keep the pages that are seen, those too that were opened without the server's help. */
function keepSeen(router: Router, workers: ServiceWorkerContainer): void {
  let timer: number | undefined;
  let shown = window.location.href;
  router.subscribe(() => {
    const { href } = window.location;
    if (href === shown) return;
    shown = href;
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      workers.controller?.postMessage(href);
    }, lookedAtMs);
  });
}

/** Makes what is seen readable without a network, once the page itself has all it needs (decision 061). */
export function workOffline(router: Router): void {
  // Only over https and on this machine itself.
  if (!("serviceWorker" in navigator)) return;
  const workers = navigator.serviceWorker;
  keepSeen(router, workers);
  const register = () => {
    // A browser that keeps nothing, as in a private window, refuses.
    workers.register("/sw.js").catch(() => undefined);
  };
  if (document.readyState === "complete") register();
  else window.addEventListener("load", register, { once: true });
}
