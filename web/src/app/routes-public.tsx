import type { RouteObject } from "react-router-dom";
import type { PageHandle, PageModule } from "../lib/page";
import type { SiteSettings } from "shared-types/site/parts";
import { isShownPage } from "../lib/pages";
import { paths } from "../lib/paths";
import { PublicLayout } from "./PublicLayout";
import { RouteError } from "./RouteError";

interface PageEntry {
  path: string;
  /** The module's name in pages/public. */
  name: string;
  module: () => Promise<PageModule>;
  quote?: boolean;
}

const pages: PageEntry[] = [
  { path: paths.home, name: "home", module: () => import("../pages/public/home") },
  { path: paths.plans, name: "plans", module: () => import("../pages/public/plans") },
  { path: "/plans/:keyId", name: "plan", module: () => import("../pages/public/plan") },
  { path: paths.resources, name: "resources", module: () => import("../pages/public/resources") },
  { path: paths.cats, name: "cats", module: () => import("../pages/public/cats") },
  { path: paths.fauna, name: "fauna", module: () => import("../pages/public/fauna") },
  {
    path: "/fauna/:keyId",
    name: "fauna-detail",
    module: () => import("../pages/public/fauna-detail"),
  },
  { path: paths.flora, name: "flora", module: () => import("../pages/public/flora") },
  {
    path: "/flora/:keyId",
    name: "flora-detail",
    module: () => import("../pages/public/flora-detail"),
  },
  { path: "/photos/:photoId?", name: "photos", module: () => import("../pages/public/photos") },
  { path: paths.calendar, name: "calendar", module: () => import("../pages/public/calendar") },
  {
    path: paths.search,
    name: "search",
    module: () => import("../pages/public/search"),
    quote: false,
  },
  {
    path: paths.contact,
    name: "contact",
    module: () => import("../pages/public/contact"),
    quote: false,
  },
  { path: "*", name: "not-found", module: () => import("../pages/public/not-found"), quote: false },
];

function route({ path, name, module, quote = true }: PageEntry): RouteObject {
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
  const children = pages.filter(({ path }) => isShownPage(shown, path)).map(route);
  return [{ Component: PublicLayout, ErrorBoundary: RouteError, children }];
}
