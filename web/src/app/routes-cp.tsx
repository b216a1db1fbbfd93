import type { RouteObject } from "react-router-dom";
import { paths } from "../lib/paths";

/** The panel's routes. */
export const panelRoutes: RouteObject[] = [
  { path: paths.cpSetup, lazy: () => import("../pages/cp/setup") },
  { path: "*", lazy: () => import("../pages/cp/entrance") },
];
