import "virtual:tokens.css";
import "../theme/fonts.css";
import "../theme/global.css";
import "../theme/print.css";
import { startTransition, useEffect, type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { createApiReader } from "../lib/api-client";
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
 * Around the provider, for its effect to come last: who listens to the router before the provider does takes
 * the place in the page, which a reload finds again, out of its hands.
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
    <Providers data={data} reader={createApiReader(data.settings)}>
      <Offline router={router}>
        <RouterProvider router={router} />
      </Offline>
    </Providers>
  );
  // As a transition: in slices, between which a tap is heard.
  if (root.firstElementChild && !data.isUnavailable)
    startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

// A sheet of paper says where it is from, and when.
window.addEventListener("beforeprint", () => {
  document.body.dataset["printed"] =
    `${window.location.href} · ${new Date().toLocaleDateString("en-US")}`;
});

const root = document.getElementById("root");
if (root) void start(root);
