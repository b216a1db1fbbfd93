import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Core } from "@strapi/strapi";
import { fileOf } from "shared-types/publish/places";
import type { PageRenderer } from "shared-types/site/reader";
import { environment } from "../../platform/environment";
import { clientDir } from "../site/pages/web-build";
import { readAddresses } from "./addresses";
import { publicAppFiles } from "./app-files";
import type { Content } from "./content";
import type { FileNote } from "./manifest";
import { createCopier } from "./render";
import { rewriteStyles, type Copying } from "./rewrite";
import { digestOf, type Spool } from "./spool";
import { readTexts } from "./texts";

const isPicture = (path: string) => path.startsWith("assets/images/");

/** A picture by its version, or where its address has none by its time; null when its file is missing. */
async function noteOfPicture(address: string, file: string): Promise<FileNote | null> {
  const found = await stat(file).catch(() => null);
  if (!found) return null;
  const { size, mtimeMs } = found;
  const version = /[?&]v=([^&]+)/.exec(address)?.[1];
  return { digest: `${version ?? Math.round(mtimeMs)}-${size}`, bytes: size };
}

/** A file of the web app; style sheets name others. */
async function appFile(name: string, copying: Copying): Promise<Buffer> {
  const bytes = await readFile(join(clientDir, name));
  if (!name.endsWith(".css")) return bytes;
  return Buffer.from(rewriteStyles(bytes.toString(), copying));
}

/**
 * Makes all of a copy: pages, texts, the web app's files, and the pictures that any of them names. `onPage` is told after each page.
 */
export async function makeCopy(
  strapi: Core.Strapi,
  renderer: PageRenderer,
  where: Omit<Copying, "onFile">,
  spool: Spool,
  onPage: (done: number, all: number) => void = () => undefined,
): Promise<Content> {
  const named = new Map<string, string>();
  const copying: Copying = {
    ...where,
    onFile: (address) => void named.set(fileOf(address, where.style), address),
  };
  const files = new Map<string, FileNote>();
  const copy = await createCopier(strapi, renderer, copying);
  const addresses = await readAddresses(strapi);
  for (const [n, address] of addresses.entries()) {
    const { html } = await copy(address);
    files.set(fileOf(address, where.style), await spool.put(html));
    onPage(n + 1, addresses.length);
    // Visitors and the owner are served in between.
    await nextTurn();
  }
  for (const [address, text] of await readTexts(strapi, renderer, copying))
    files.set(fileOf(address, where.style), await spool.put(text));

  const app = new Set([
    ...publicAppFiles(),
    ...[...named.keys()].filter((path) => !isPicture(path)),
  ]);
  for (const name of app) {
    const bytes = await appFile(name, copying);
    files.set(name, { digest: digestOf(bytes), bytes: bytes.length });
  }
  const pictureAt = (path: string) => join(environment.dataDir, path.slice("assets/".length));
  const missing: string[] = [];
  for (const [path, address] of named) {
    if (!isPicture(path)) continue;
    const note = await noteOfPicture(address, pictureAt(path));
    if (note) files.set(path, note);
    else missing.push(path);
  }

  return {
    files,
    missing,
    async read(path) {
      if (isPicture(path)) return { file: pictureAt(path) };
      if (app.has(path)) return appFile(path, copying);
      const note = files.get(path);
      if (!note) throw new Error(`${path} is no file of this copy.`);
      return spool.get(note);
    },
  };
}
