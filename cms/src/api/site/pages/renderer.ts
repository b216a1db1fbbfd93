import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import type { PageRenderer, SiteSettings } from "shared-types";
import { appFiles, type FindAppFile } from "../files/app-files";

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
    readStyle: (href: string) => string;
  }) => PageRenderer;
}

const webDist = resolve(__dirname, "../../../../../../web/dist");

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
  const clientDir = resolve(webDist, "client");
  const bundle = resolve(webDist, "server/entry-server.cjs");
  if (!existsSync(bundle)) throw new Error("The web app is not built: run npm start once.");
  const read = (name: string) => readFileSync(resolve(clientDir, name), "utf8");
  const { createRenderer } = createRequire(__filename)(bundle) as ServerBundle;
  const renderer = createRenderer({
    template: read("index.html"),
    manifest: JSON.parse(read(".vite/manifest.json")),
    readStyle: (href) => read(href.slice(1)),
  });
  const shell = read("cp.html");
  return {
    findFile: appFiles(clientDir),
    panelShell: (settings) => withSettings(shell, settings),
    renderer,
  };
}
