import { createRequire } from "node:module";
import type { PageRenderer, SiteSettings } from "shared-types";
import { appFiles, type FindAppFile } from "../files/app-files";
import { builtManifest, clientDir, readBuilt, serverBundle } from "./web-build";

/** The built web app, as the server needs it. */
export interface WebApp {
  /** The files for browsers. */
  findFile: FindAppFile;
  /** The panel's shell, the same document for all of /cp. */
  panelShell: (settings: SiteSettings) => string;
  renderer: PageRenderer;
}

interface ServerBundle {
  createRenderer: (build: {
    template: string;
    manifest: unknown;
    readFile: (href: string) => string;
  }) => PageRenderer;
}

/** The panel's shell contains the site's settings and requests everything else. */
function withSettings(shell: string, settings: SiteSettings): string {
  const data = { settings, fallback: {}, quoteNumber: 0, quoteCount: 0 };
  const json = JSON.stringify(data).replace(/</g, "\\u003c");
  const element = `<script type="application/json" id="page-data">${json}</script>`;
  return shell.replace("<!--page-data-->", () => element);
}

/**
 * Loads the web app's two builds.
 * @throws Error when it has not been built
 */
export function loadWebApp(): WebApp {
  const template = readBuilt("index.html");
  const { createRenderer } = createRequire(__filename)(serverBundle) as ServerBundle;
  const renderer = createRenderer({
    template,
    manifest: builtManifest(),
    readFile: (href) => readBuilt(href.slice(1)),
  });
  const shell = readBuilt("cp.html");
  return {
    findFile: appFiles(clientDir),
    panelShell: (settings) => withSettings(shell, settings),
    renderer,
  };
}
