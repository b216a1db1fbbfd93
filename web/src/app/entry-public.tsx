import "virtual:tokens.css";
import "../theme/fonts.css";
import "../theme/global.css";
import "../theme/parts.css";
import "../theme/print.css";
import { startTransition, useEffect, useReducer } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { createApiReader } from "../lib/api-reader";
import { openServer } from "../lib/call";
import { place } from "../lib/copy";
import { markFresh } from "../lib/swr";
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
const placeNow = () => place.copy?.placeNow() ?? window.location;

/** Whoever goes back or forward before hydration ends is on another page than the server's HTML shows. */
function isAt(address: string | undefined): boolean {
  const { pathname, search } = placeNow();
  return address === pageAddress(pathname, search);
}

/**
 * The router's effects run before this one's: a listener that subscribes to the router before its provider does
 * would keep it from restoring the scroll position after a reload.
 */
function App({ router, address }: AppProps) {
  const [mounts, mountAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    // React does not correct attributes of the server's HTML.
    if (address !== undefined && !isAt(address)) mountAgain();
    void import("./later").then(({ startLater }) => startLater(router));
  }, [router, address]);
  return <RouterProvider key={mounts} router={router} />;
}

async function start(root: HTMLElement): Promise<void> {
  if ("base" in document.documentElement.dataset) (await import("../lib/on-copy")).beOnCopy();
  const data = readPageData();
  const routes = createPublicRoutes(data.settings.pages);
  const keys = Object.keys(data.fallback);
  markFresh(place.copy?.stillTrue(keys) ?? keys);
  await resolveLazyRoutes(routes, placeNow().pathname);
  const router = createBrowserRouter(routes, { basename: place.base });
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

ignoreSkippedTransitions(document);

const root = document.getElementById("root");
if (root) void start(root);
