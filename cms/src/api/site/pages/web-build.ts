import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { projectFolder } from "../../../platform/project-folder";

const dist = resolve(projectFolder, "web/dist");

/** The server's build of the web app. */
export const serverBundle = resolve(dist, "server/entry-server.cjs");

/** The folder of the files for browsers. */
export const clientDir = resolve(dist, "client");

/**
 * The text of a file for browsers, by its path in the folder.
 * @throws Error when the web app has not been built
 */
export function readBuilt(name: string): string {
  if (!existsSync(serverBundle)) throw new Error("The web app is not built: run npm start once.");
  return readFileSync(resolve(clientDir, name), "utf8");
}

/** A file for browsers, and what it leads to. */
export interface BuiltFile {
  file: string;
  css?: string[];
  assets?: string[];
  /** Other keys of the manifest. */
  imports?: string[];
  dynamicImports?: string[];
}

/** Vite's list of the files for browsers, by the source each is made from. */
export const builtManifest = () =>
  JSON.parse(readBuilt(".vite/manifest.json")) as Record<string, BuiltFile>;

/** What lets the script that stands in a page itself run, as a source of the page's policy (first-picture.ts). */
export function inlineScriptSource(): string {
  const { file } = builtManifest()["src/app/first-picture.ts"] ?? { file: "index.html" };
  return `'sha256-${createHash("sha256").update(readBuilt(file)).digest("base64")}'`;
}
