import "virtual:tokens.css";
import "../theme/fonts.css";
import "../theme/global.css";
import "../theme/print.css";
import { startTransition, useEffect, type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { createApiReader } from "../lib/api-reader";
import { openServer } from "../lib/call";
import { listenForSaves, markFresh } from "../lib/swr";
import { resolveLazyRoutes } from "./lazy-routes";
import { readPageData } from "./page-data";
import { Providers } from "./providers";
import { createPublicRoutes } from "./routes-public";

interface OfflineProps {
  router: ReturnType<typeof createBrowserRouter>;
  children: ReactNode;
}

/**
 * Wraps the provider so that its effect runs last: a listener that subscribes to the router before the provider
 * does would keep it from restoring the scroll position after a reload.
 */
function Offline({ router, children }: OfflineProps) {
  useEffect(() => {
    if (import.meta.env.PROD)
      void import("./offline").then((offline) => offline.workOffline(router));
  }, [router]);
  return children;
}

async function start(root: HTMLElement): Promise<void> {
  const data = readPageData();
  const routes = createPublicRoutes();
  listenForSaves();
  markFresh(Object.keys(data.fallback));
  await resolveLazyRoutes(routes, window.location.pathname);
  const router = createBrowserRouter(routes);
  const app = (
    <Providers data={data} reader={createApiReader(openServer(data.settings))}>
      <Offline router={router}>
        <RouterProvider router={router} />
      </Offline>
    </Providers>
  );
  // As a transition, hydration yields, so that taps are handled in between.
  if (root.firstElementChild && !data.isUnavailable)
    startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

// A printed page says where it is from, and when.
window.addEventListener("beforeprint", () => {
  document.body.dataset["printed"] =
    `${window.location.href} · ${new Date().toLocaleDateString("en-US")}`;
});

const root = document.getElementById("root");
if (root) void start(root);
