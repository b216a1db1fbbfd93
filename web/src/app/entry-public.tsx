import "virtual:tokens.css";
import "../theme/fonts.css";
import "../theme/global.css";
import "../theme/parts.css";
import "../theme/print.css";
import { startTransition, useEffect, useReducer } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { addressIn } from "shared-types/publish/places";
import { createApiReader } from "../lib/api-reader";
import { openServer } from "../lib/call";
import { base, copy } from "../lib/copy";
import { paths } from "../lib/paths";
import { listenForSaves, markFresh } from "../lib/swr";
import { resolveLazyRoutes } from "./lazy-routes";
import { pageAddress, readPageData } from "./page-data";
import { Providers } from "./providers";
import { createPublicRoutes } from "./routes-public";
import { ignoreSkippedTransitions } from "./skipped-transitions";

interface AppProps {
  router: ReturnType<typeof createBrowserRouter>;
  /** Of the server's HTML. */
  address: string | undefined;
}

/** Path and query of what is shown, as the site has them. */
function placeNow(): [path: string, query: string] {
  const { pathname, search } = window.location;
  if (!copy) return [pathname, search];
  const [path = "/", query = ""] = addressIn(pathname, search, copy).split("?", 2);
  return [path, query];
}

/** A page of a copy may lie where the site has no address: the gallery's, whose number is no part of a file's name. */
function takeOwnAddress(): void {
  const [path, query] = placeNow();
  if (copy && query !== "" && window.location.search === "")
    window.history.replaceState(null, "", `${base}${path}?${query}${window.location.hash}`);
}

/** Whoever goes back or forward before hydration ends is on another page than the server's HTML shows. */
const isAt = (address: string | undefined) => address === pageAddress(...placeNow());

/**
 * The router's effects run before this one's: a listener that subscribes to the router before its provider does
 * would keep it from restoring the scroll position after a reload.
 */
function App({ router, address }: AppProps) {
  const [mounts, mountAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    // React does not correct attributes of the server's HTML.
    if (address !== undefined && !isAt(address)) mountAgain();
    void import("./search-key").then((search) => search.goToSearchByKey(router, paths.search));
    // The worker knows the site's own paths only.
    if (import.meta.env.PROD && !copy)
      void import("./offline").then((offline) => offline.workOffline(router));
  }, [router, address]);
  return <RouterProvider key={mounts} router={router} />;
}

async function start(root: HTMLElement): Promise<void> {
  const data = readPageData();
  const routes = createPublicRoutes(data.settings.pages);
  listenForSaves();
  markFresh(Object.keys(data.fallback));
  takeOwnAddress();
  await resolveLazyRoutes(routes, placeNow()[0]);
  const router = createBrowserRouter(routes, { basename: base || "/" });
  const app = (
    <Providers data={data} reader={createApiReader(openServer(data.settings))}>
      <App router={router} address={data.address} />
    </Providers>
  );
  // As a transition, hydration yields, so that taps are handled in between.
  if (root.firstElementChild && !data.isUnavailable && isAt(data.address))
    startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

// A printed page says where it is from, and when.
window.addEventListener("beforeprint", () => {
  document.body.dataset["printed"] =
    `${window.location.href} · ${new Date().toLocaleDateString("en-US")}`;
});

ignoreSkippedTransitions(document);

const root = document.getElementById("root");
if (root) void start(root);
