import type { RouteObject } from "react-router-dom";
import { panelPaths } from "../lib/panel-paths";

/** The panel's routes. */
export const panelRoutes: RouteObject[] = [
  { path: panelPaths.setup, lazy: () => import("../pages/cp/setup") },
  { path: "*", lazy: () => import("../pages/cp/entrance") },
];
