import { createRequire } from "node:module";
import type { PageRenderer } from "shared-types/site/reader";
import type { SiteSettings } from "shared-types/site/parts";
import { appFiles, type FindAppFile } from "../files/app-files";
import { builtManifest, clientDir, readBuilt, serverBundle } from "./web-build";

/** The built web app, as the server needs it. */
interface WebApp {
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

const loadBundle = () => createRequire(__filename)(serverBundle) as ServerBundle;

/**
 * Loads what renders pages.
 * @throws Error when the web app has not been built
 */
export const loadRenderer = (): PageRenderer => {
  const template = readBuilt("index.html");
  return loadBundle().createRenderer({
    template,
    manifest: builtManifest(),
    readFile: (href) => readBuilt(href.slice(1)),
  });
};

/**
 * Loads the web app's two builds.
 * @throws Error when it has not been built
 */
export function loadWebApp(): WebApp {
  const shell = readBuilt("cp.html");
  return {
    findFile: appFiles(clientDir),
    panelShell: (settings) => loadBundle().panelShell(shell, settings),
    renderer: loadRenderer(),
  };
}
