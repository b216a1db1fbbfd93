import { createRequire } from "node:module";
import type { PageRenderer, SiteSettings } from "shared-types/site/reader";
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
  panelShell: (template: string, settings: SiteSettings) => string;
}

/**
 * Loads the web app's two builds.
 * @throws Error when it has not been built
 */
export function loadWebApp(): WebApp {
  const template = readBuilt("index.html");
  const { createRenderer, panelShell } = createRequire(__filename)(serverBundle) as ServerBundle;
  const renderer = createRenderer({
    template,
    manifest: builtManifest(),
    readFile: (href) => readBuilt(href.slice(1)),
  });
  const shell = readBuilt("cp.html");
  return {
    findFile: appFiles(clientDir),
    panelShell: (settings) => panelShell(shell, settings),
    renderer,
  };
}
