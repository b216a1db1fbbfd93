import type { RouteObject } from "react-router-dom";
import type { PageHandle, PageModule } from "../lib/page";
import { isShownPage, type NamedPage } from "shared-types/site/codes";
import type { SiteSettings } from "shared-types/site/parts";
import { paths } from "../lib/paths";
import { PublicLayout } from "./PublicLayout";
import { RouteError } from "./RouteError";

interface PageModuleEntry {
  /** The module's name in pages/public. */
  name: string;
  module: () => Promise<PageModule>;
  quote?: boolean;
}

/** A page with a name or what is below it, which is off with it; or any other address. */
type PageEntry = PageModuleEntry & ({ of: NamedPage; below?: string } | { path: string });

const pages: PageEntry[] = [
  { of: "home", name: "home", module: () => import("../pages/public/home") },
  { of: "plans", name: "plans", module: () => import("../pages/public/plans") },
  { of: "plans", below: "/:keyId", name: "plan", module: () => import("../pages/public/plan") },
  { of: "resources", name: "resources", module: () => import("../pages/public/resources") },
  { of: "cats", name: "cats", module: () => import("../pages/public/cats") },
  { of: "fauna", name: "fauna", module: () => import("../pages/public/fauna") },
  {
    ...{ of: "fauna", below: "/:keyId", name: "fauna-detail" },
    module: () => import("../pages/public/fauna-detail"),
  },
  { of: "flora", name: "flora", module: () => import("../pages/public/flora") },
  {
    ...{ of: "flora", below: "/:keyId", name: "flora-detail" },
    module: () => import("../pages/public/flora-detail"),
  },
  {
    ...{ of: "photos", below: "/:photoId?", name: "photos" },
    module: () => import("../pages/public/photos"),
  },
  { of: "calendar", name: "calendar", module: () => import("../pages/public/calendar") },
  {
    ...{ path: paths.search, name: "search", quote: false },
    module: () => import("../pages/public/search"),
  },
  {
    ...{ of: "contact", name: "contact", quote: false },
    module: () => import("../pages/public/contact"),
  },
  { path: "*", name: "not-found", module: () => import("../pages/public/not-found"), quote: false },
];

function route(entry: PageEntry): RouteObject {
  const { name, module, quote = true } = entry;
  const path = "path" in entry ? entry.path : paths[entry.of] + (entry.below ?? "");
  const handle: PageHandle = { file: `src/pages/public/${name}.tsx`, quote };
  return {
    path,
    handle,
    ErrorBoundary: RouteError,
    // Without one, the router leaves a page blank whose code could not be loaded.
    hydrateFallbackElement: <></>,
    lazy: async () => {
      const { Component, load } = await module();
      if (import.meta.env.SSR) handle.load = load;
      return { Component };
    },
  };
}

/** The public site's routes: one layout, pages loaded on demand; a page that is off is not found. */
export function createPublicRoutes(shown: SiteSettings["pages"]): RouteObject[] {
  const isShown = (entry: PageEntry) => "path" in entry || isShownPage(shown, entry.of);
  const children = pages.filter(isShown).map(route);
  return [{ Component: PublicLayout, ErrorBoundary: RouteError, children }];
}
