import type { RouteObject } from "react-router-dom";
import type { PageHandle, PageModule } from "../lib/page";
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
  {
    path: paths.blueprint2,
    name: "blueprint2",
    module: () => import("../pages/public/blueprint2"),
  },
  {
    path: paths.blueprint1,
    name: "blueprint1",
    module: () => import("../pages/public/blueprint1"),
  },
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

/** The public site's routes: one layout, pages loaded on demand. */
export function createPublicRoutes(): RouteObject[] {
  return [{ Component: PublicLayout, ErrorBoundary: RouteError, children: pages.map(route) }];
}
