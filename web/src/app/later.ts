import type { createBrowserRouter } from "react-router-dom";
import { place } from "../lib/copy";
import { paths } from "../lib/paths";
import { listenForSaves } from "../lib/saves";
import { goToSearchByKey } from "./search-key";

type Router = ReturnType<typeof createBrowserRouter>;

/** Pages that a visitor only passes through are not stored. */
const lookedAtMs = 1000;

/** Has the service worker store the pages that are seen, also those opened by client-side navigation. */
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

/** Registers the service worker once the page has loaded (docs/decisions/026); without a router it keeps no pages. */
export function workOffline(router?: Router): void {
  // Service workers exist in secure contexts only.
  if (!("serviceWorker" in navigator)) return;
  const workers = navigator.serviceWorker;
  if (router) keepSeen(router, workers);
  const register = () => {
    // Rejected where nothing may be stored, as in a private window.
    const { base, copy } = place;
    workers.register(base + (copy ? "/copy-worker.js" : "/sw.js")).catch(() => undefined);
  };
  if (document.readyState === "complete") register();
  else window.addEventListener("load", register, { once: true });
}

/** A printed page says where it is from, and when. */
function signPrints(): void {
  window.addEventListener("beforeprint", () => {
    document.body.dataset["printed"] =
      `${window.location.href} · ${new Date().toLocaleDateString("en-US")}`;
  });
}

/** What no visitor needs before the page is there. */
export function startLater(router: Router): void {
  listenForSaves();
  signPrints();
  goToSearchByKey(router, paths.search);
  if (import.meta.env.PROD) workOffline(router);
}
