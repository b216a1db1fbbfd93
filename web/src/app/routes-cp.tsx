import {
  redirect,
  redirectDocument,
  type LazyRouteFunction,
  type RouteObject,
} from "react-router-dom";
import { destinationAfter } from "../lib/destination";
import type { ScreenHandle } from "../lib/help-page";
import { panelPaths } from "../lib/panel-paths";
import { PanelLayout } from "./PanelLayout";
import { RouteError } from "./RouteError";

const common = { ErrorBoundary: RouteError, hydrateFallbackElement: <></> };

/** A screen, and the page of the handbook its '?' leads to. */
const screen = (path: string, help: string, lazy: LazyRouteFunction<RouteObject>): RouteObject => ({
  ...common,
  path,
  lazy,
  handle: { help } satisfies ScreenHandle,
});

const screens: RouteObject[] = [
  screen(panelPaths.home, "first-steps", () => import("../pages/cp/home")),
  screen(panelPaths.account, "first-steps#your-account", () => import("../pages/cp/account")),
  screen(panelPaths.photoIndex, "finding-photos", () => import("../pages/cp/photoindex")),
  screen("/cp/photoedit/:photoId", "finding-photos", () => import("../pages/cp/photoedit")),
  screen(panelPaths.photosImport, "bringing-photos-in", () => import("../pages/cp/photosimport")),
  screen(
    panelPaths.photosDescribe,
    "describing-photos",
    () => import("../pages/cp/photosdescribe"),
  ),
  screen(
    panelPaths.photoWords,
    "bringing-photos-in#species-from-your-words",
    () => import("../pages/cp/photowords"),
  ),
  screen(panelPaths.keywordAdd, "keywords", () => import("../pages/cp/keywordadd")),
  screen(panelPaths.keywordIndex, "keywords", () => import("../pages/cp/keywordindex")),
  screen(panelPaths.categoryAdd, "keywords#categories", () => import("../pages/cp/categoryadd")),
  screen(
    panelPaths.categoryIndex,
    "keywords#categories",
    () => import("../pages/cp/categoryindex"),
  ),
  screen(panelPaths.linkIndex, "notes-and-links", () => import("../pages/cp/linkindex")),
  screen(panelPaths.quoteIndex, "quotations", () => import("../pages/cp/quotes")),
  screen(panelPaths.quoteAdd, "quotations", () => import("../pages/cp/quoteadd")),
  screen(panelPaths.quoteOrder, "quotations", () => import("../pages/cp/quoteorder")),
  // Its address from when quotations could only be edited.
  { ...common, path: "/cp/quoteindex", loader: () => redirect(panelPaths.quoteIndex) },
  screen(panelPaths.search, "search", () => import("../pages/cp/search")),
  screen(panelPaths.site, "your-site", () => import("../pages/cp/site")),
  screen(panelPaths.views, "page-views", () => import("../pages/cp/views")),
  screen(panelPaths.publish, "publish", () => import("../pages/cp/publish")),
  screen(panelPaths.slides, "slides", () => import("../pages/cp/slides")),
  screen(panelPaths.demo, "first-steps#the-demo-garden", () => import("../pages/cp/demo")),
  screen(panelPaths.bin, "history-and-bin", () => import("../pages/cp/bin")),
  // The bin's address from when it held photos only.
  { ...common, path: "/cp/photosbin", loader: () => redirect(panelPaths.bin) },
  screen(panelPaths.data, "spreadsheets", () => import("../pages/cp/data")),
  screen(panelPaths.names, "names", () => import("../pages/cp/names")),
  screen(panelPaths.messages, "messages", () => import("../pages/cp/messages")),
  screen(panelPaths.planIndex, "plans", () => import("../pages/cp/plans")),
  screen("/cp/plan/:keyId?", "plans", () => import("../pages/cp/plan")),
  screen(panelPaths.viewpointIndex, "plans#then-and-now", () => import("../pages/cp/viewpoints")),
  screen(
    "/cp/viewpoint/:viewpointId?",
    "plans#then-and-now",
    () => import("../pages/cp/viewpoint"),
  ),
  screen(panelPaths.sightings, "sightings", () => import("../pages/cp/sightings")),
  screen(panelPaths.print, "print", () => import("../pages/cp/print")),
  screen(panelPaths.gaps, "gaps", () => import("../pages/cp/gaps")),
  screen(
    panelPaths.sightingsImport,
    "sightings#from-inaturalist-and-ebird",
    () => import("../pages/cp/sightingsimport"),
  ),
  screen(
    panelPaths.associations,
    "sightings#what-the-books-say",
    () => import("../pages/cp/associations"),
  ),
  screen(
    panelPaths.associationAdd,
    "sightings#what-the-books-say",
    () => import("../pages/cp/associationadd"),
  ),
  screen(panelPaths.resourceIndex, "resources", () => import("../pages/cp/resourceindex")),
  screen(panelPaths.resourceIndexCats, "resources", () => import("../pages/cp/resourceindex-cats")),
  screen("/cp/resource/:resourceId?", "resources", () => import("../pages/cp/resource")),
  screen(panelPaths.animalIndex, "plants-and-animals", () => import("../pages/cp/animalindex")),
  screen("/cp/fauna/:keyId?", "plants-and-animals", () => import("../pages/cp/fauna")),
  screen(panelPaths.plantIndex, "plants-and-animals", () => import("../pages/cp/plantindex")),
  screen("/cp/flora/:keyId?", "plants-and-animals", () => import("../pages/cp/flora")),
  { ...common, path: "/cp/help/:page?", lazy: () => import("../pages/cp/help") },
];

/** The panel's routes. Other addresses are other documents: the public site, Strapi's admin. */
export function createPanelRoutes(): RouteObject[] {
  const children: RouteObject[] = [
    ...screens,
    { ...common, path: "/cp/*", lazy: () => import("../pages/cp/not-found") },
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
