import { redirect, redirectDocument, type RouteObject } from "react-router-dom";
import { destinationAfter } from "../lib/destination";
import { panelPaths } from "../lib/panel-paths";
import { PanelLayout } from "./PanelLayout";
import { RouteError } from "./RouteError";

const screens: RouteObject[] = [
  { path: panelPaths.home, lazy: () => import("../pages/cp/home") },
  { path: panelPaths.account, lazy: () => import("../pages/cp/account") },
  { path: panelPaths.photoIndex, lazy: () => import("../pages/cp/photoindex") },
  { path: "/cp/photoedit/:photoId", lazy: () => import("../pages/cp/photoedit") },
  { path: panelPaths.photosImport, lazy: () => import("../pages/cp/photosimport") },
  { path: panelPaths.photosDescribe, lazy: () => import("../pages/cp/photosdescribe") },
  { path: panelPaths.keywordAdd, lazy: () => import("../pages/cp/keywordadd") },
  { path: panelPaths.keywordIndex, lazy: () => import("../pages/cp/keywordindex") },
  { path: panelPaths.categoryAdd, lazy: () => import("../pages/cp/categoryadd") },
  { path: panelPaths.categoryIndex, lazy: () => import("../pages/cp/categoryindex") },
  { path: panelPaths.linkIndex, lazy: () => import("../pages/cp/linkindex") },
  { path: panelPaths.quoteIndex, lazy: () => import("../pages/cp/quoteindex") },
  { path: panelPaths.bin, lazy: () => import("../pages/cp/bin") },
  // The bin's address from when it held photos only.
  { path: "/cp/photosbin", loader: () => redirect(panelPaths.bin) },
  { path: panelPaths.data, lazy: () => import("../pages/cp/data") },
  { path: panelPaths.messages, lazy: () => import("../pages/cp/messages") },
  { path: panelPaths.resourceIndex, lazy: () => import("../pages/cp/resourceindex") },
  { path: panelPaths.resourceIndexCats, lazy: () => import("../pages/cp/resourceindex-cats") },
  { path: "/cp/resource/:resourceId?", lazy: () => import("../pages/cp/resource") },
  { path: panelPaths.animalIndex, lazy: () => import("../pages/cp/animalindex") },
  { path: "/cp/fauna/:keyId?", lazy: () => import("../pages/cp/fauna") },
  { path: panelPaths.plantIndex, lazy: () => import("../pages/cp/plantindex") },
  { path: "/cp/flora/:keyId?", lazy: () => import("../pages/cp/flora") },
];

/** The panel's routes. Other addresses are other documents: the public site, Strapi's admin. */
export function createPanelRoutes(): RouteObject[] {
  const children: RouteObject[] = [
    ...screens.map((screen) => ({
      ...screen,
      ErrorBoundary: RouteError,
      hydrateFallbackElement: <></>,
    })),
    { path: "/cp/*", lazy: () => import("../pages/cp/not-found"), hydrateFallbackElement: <></> },
  ];
  return [
    {
      path: panelPaths.login,
      element: <></>,
      loader: ({ request }) =>
        redirect(destinationAfter(new URL(request.url).searchParams.get("from"))),
      hydrateFallbackElement: <></>,
    },
    // Signing out loads a new document, so that nothing the owner has read stays in memory.
    { path: panelPaths.logout, loader: () => redirectDocument(panelPaths.logout) },
    { Component: PanelLayout, ErrorBoundary: RouteError, children },
    {
      path: "*",
      loader: ({ request: { url } }) => redirectDocument(url.slice(new URL(url).origin.length)),
    },
  ];
}
