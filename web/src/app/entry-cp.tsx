import "virtual:tokens.css";
import "../theme/fonts.css";
import "../theme/panel.css";
import { lazy, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { connectPanel } from "../lib/owner-send";
import { panelPaths } from "../lib/panel-paths";
import { listenForSaves } from "../lib/swr";
import { Entrance } from "./Entrance";
import { readPageData } from "./page-data";

const Setup = lazy(() => import("./Setup").then((module) => ({ default: module.Setup })));
const Reset = lazy(() => import("./Reset").then((module) => ({ default: module.Reset })));

/** The screens without sign-in. */
const openScreens: Record<string, typeof Setup> = {
  [panelPaths.setup]: Setup,
  [panelPaths.reset]: Reset,
};

function start(root: HTMLElement): void {
  const data = readPageData();
  const Open = openScreens[window.location.pathname];
  listenForSaves();
  createRoot(root).render(
    Open ? (
      <Suspense fallback={null}>
        <Open data={data} />
      </Suspense>
    ) : (
      <Entrance data={data} server={connectPanel(data.settings)} />
    ),
  );
}

const root = document.getElementById("root");
if (root) start(root);
