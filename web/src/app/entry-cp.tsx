import "virtual:tokens.css";
import "../theme/fonts.css";
import "../theme/panel.css";
import { lazy, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { openDesk } from "../lib/owner-send";
import { panelPaths } from "../lib/panel-paths";
import { listenForSaves } from "../lib/swr";
import { Entrance } from "./Entrance";
import { readPageData } from "./page-data";

const Setup = lazy(() => import("./Setup").then((module) => ({ default: module.Setup })));

function start(root: HTMLElement): void {
  const data = readPageData();
  const isSetup = window.location.pathname === panelPaths.setup;
  listenForSaves();
  createRoot(root).render(
    isSetup ? (
      <Suspense fallback={null}>
        <Setup data={data} />
      </Suspense>
    ) : (
      <Entrance data={data} desk={openDesk(data.settings)} />
    ),
  );
}

const root = document.getElementById("root");
if (root) start(root);
