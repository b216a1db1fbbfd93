import "virtual:tokens.css";
import "../theme/fonts.css";
import "../theme/panel.css";
import "../theme/parts.css";
import { lazy, Suspense, type ComponentType } from "react";
import { createRoot } from "react-dom/client";
import { connectPanel } from "../lib/owner-send";
import { panelPaths } from "../lib/panel-paths";
import { listenForSaves } from "../lib/saves";
import { keepKeysOfCompositions } from "./composition";
import { Entrance } from "./Entrance";
import { readPageData, type PageData } from "./page-data";
import { ignoreSkippedTransitions } from "./skipped-transitions";

/** A screen without sign-in, loaded when it is asked for. */
const openScreen = (load: () => Promise<{ Component: ComponentType }>) =>
  lazy(async () => {
    const [{ OpenScreen }, { Component }] = await Promise.all([import("./OpenScreen"), load()]);
    return {
      default: ({ data }: { data: PageData }) => <OpenScreen data={data} Screen={Component} />,
    };
  });

const openScreens: Record<string, ReturnType<typeof openScreen>> = {
  [panelPaths.setup]: openScreen(() => import("../pages/cp/setup")),
  [panelPaths.reset]: openScreen(() => import("../pages/cp/reset")),
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

ignoreSkippedTransitions(document);
keepKeysOfCompositions(window);

const root = document.getElementById("root");
if (root) start(root);
// The panel's own pages are not kept, but photos shared from a phone are (docs/decisions/065).
if (import.meta.env.PROD) void import("./later").then(({ workOffline }) => workOffline());
