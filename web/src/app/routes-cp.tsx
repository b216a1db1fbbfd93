import type { RouteObject } from "react-router-dom";
import { panelPaths } from "../lib/panel-paths";

/** The panel's routes. */
export const panelRoutes: RouteObject[] = [
  { path: panelPaths.setup, lazy: () => import("../pages/cp/setup") },
  { path: panelPaths.photoIndex, lazy: () => import("../pages/cp/photoindex") },
  { path: "/cp/photoedit/:photoId", lazy: () => import("../pages/cp/photoedit") },
  { path: panelPaths.photosBin, lazy: () => import("../pages/cp/photosbin") },
  { path: "*", lazy: () => import("../pages/cp/entrance") },
];
