import { readdir, readFile, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { Core } from "@strapi/strapi";
import { fileOf } from "shared-types/publish/places";
import type { PageRenderer } from "shared-types/site/reader";
import { changesSince, type Moment } from "../../cache/changes/changes-since";
import { eachAtOnce } from "../../platform/each-at-once";
import { environment } from "../../platform/environment";
import { clientDir, builtManifest } from "../site/pages/web-build";
import { readAddresses } from "./addresses";
import type { Content } from "./content";
import { makePages, type MadePages } from "./made-pages";
import { dataSources } from "./data-sources";
import { dataFiles, makeData, type MadeData } from "./made-data";
import type { FileNote } from "./manifest";
import { withPageMaker } from "./page-maker";
import { rewriteStyles, type Copying } from "./rewrite";
import { digestOf, type Spool } from "./spool";
import { readTexts } from "./texts";

/** What the pages of visitors begin with; the panel begins elsewhere. */
const entries = ["index.html", "src/app/first-picture.ts"];

/** At the root, for browsers that ask unasked and for the worker, whose place is what it may see. */
const atRoot = ["favicon.ico", "copy-worker.js"];

/**
 * The files of the web app that a page of visitors may ask for, as paths in the client build: what its entries lead to,
 * and nothing of the panel's.
 */
function publicAppFiles(): Set<string> {
  const manifest = builtManifest();
  const files = new Set(atRoot);
  const seen = new Set<string>();
  const waiting = [...entries];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) continue;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    waiting.push(...(chunk.imports ?? []), ...(chunk.dynamicImports ?? []));
  }
  return files;
}

/** A copy, and how its pages and data were made: the next one makes only what has changed. */
export interface Copy extends Content, MadePages {
  data: MadeData;
  /** Changes after it are not in it. */
  moment: Moment;
  /** Pictures that pages name and this machine has not: the site misses them too. */
  missing: readonly string[];
}

/** So many pictures are looked at at a time: those that nobody has edited have no version, and are asked for their time. */
const picturesAtOnce = 32;

const isPicture = (path: string) => path.startsWith("assets/images/");

/** Tells whether a file is there, by the list of its folder: where thousands are missing, as on a site that was moved, that is quicker. */
function lookInFolders(): (file: string) => Promise<boolean> {
  const folders = new Map<string, Promise<ReadonlySet<string>>>();
  const namesIn = (folder: string) =>
    readdir(folder).then(
      (names) => new Set(names),
      () => new Set<string>(),
    );
  return async (file) => {
    const folder = dirname(file);
    const names = folders.get(folder) ?? namesIn(folder);
    folders.set(folder, names);
    return (await names).has(basename(file));
  };
}

/**
 * A picture by its version, or where its address has none by its time; null when its file is missing. One that is known
 * by the same version is not looked at: there are ten files of each photo.
 */
async function noteOfPicture(
  address: string,
  file: string,
  known: FileNote | undefined,
  isThere: (file: string) => Promise<boolean>,
): Promise<FileNote | null> {
  const version = /[?&]v=([^&]+)/.exec(address)?.[1];
  if (known && version !== undefined && known.digest.startsWith(`${version}-`)) return known;
  if (!(await isThere(file))) return null;
  const found = await stat(file).catch(() => null);
  if (!found) return null;
  return { digest: `${version ?? Math.round(found.mtimeMs)}-${found.size}`, bytes: found.size };
}

/** A file of the web app; style sheets name others. */
async function appFile(name: string, copying: Copying): Promise<Buffer> {
  const bytes = await readFile(join(clientDir, name));
  if (!name.endsWith(".css")) return bytes;
  return Buffer.from(rewriteStyles(bytes.toString(), copying));
}

const pictureAt = (path: string) => join(environment.dataDir, path.slice("assets/".length));

interface CopyOptions {
  renderer: PageRenderer;
  where: Omit<Copying, "onFile">;
  spool: Spool;
}

/** Makes all of a copy: pages, texts, the web app's files, and the pictures that any of them names. */
export async function makeCopy(
  strapi: Core.Strapi,
  options: CopyOptions,
  before: Pick<Copy, "pages" | "data" | "moment" | "files"> | null,
  onPage?: (done: number, all: number) => void,
): Promise<Copy> {
  const { renderer, where, spool } = options;
  // Before anything is read: what changes meanwhile is made once more by the next publish.
  const changes = await changesSince(strapi.db.connection, before?.moment ?? null);
  const addresses = new Set<string>();
  const onFile = (address: string) => void addresses.add(address);
  const copying = { ...where, onFile };
  const files = new Map<string, FileNote>();

  /** Reads the addresses of all pages; the sitemap lists them, and is not kept in memory. */
  async function addressesOfAll(): Promise<string[]> {
    const { listed, addresses: all } = await readAddresses(strapi, copying);
    for (const [address, text] of await readTexts(strapi, { renderer, listed }, copying))
      files.set(fileOf(address, where.style), await spool.put(text));
    return all;
  }

  // While its worker starts, the addresses are read.
  const made = await withPageMaker({ where, folder: spool.folder }, async (make) =>
    makePages(strapi, { addresses: await addressesOfAll(), where, changes, make }, before, onPage),
  );
  for (const { file, note, names } of made.pages.values()) {
    files.set(file, note);
    for (const name of names) onFile(name);
  }
  const data = await makeData(dataSources(strapi), { ...options, changes }, before);
  for (const [path, note] of await dataFiles(data, options, onFile)) files.set(path, note);

  // Only now: most of them are named by many pages.
  const named = new Map(
    Array.from(addresses, (address) => [fileOf(address, where.style), address] as const),
  );
  const others = [...named.keys()].filter((path) => !isPicture(path));
  const app = new Set([...publicAppFiles(), ...others]);
  for (const name of app) {
    const bytes = await appFile(name, copying);
    files.set(name, { digest: digestOf(bytes), bytes: bytes.length });
  }
  const missing: string[] = [];
  const isThere = lookInFolders();
  await eachAtOnce(named, picturesAtOnce, async ([path, address]) => {
    if (!isPicture(path)) return;
    const note = await noteOfPicture(address, pictureAt(path), before?.files.get(path), isThere);
    if (note) files.set(path, note);
    else missing.push(path);
  });
  // GitHub Pages leaves out what begins with an underscore, as folders of pictures do, unless this is there.
  files.set(".nojekyll", await spool.put(""));

  return {
    ...made,
    ...{ data, files, missing, moment: changes.until },
    async read(path) {
      if (isPicture(path)) return { file: pictureAt(path) };
      if (app.has(path)) return appFile(path, copying);
      const note = files.get(path);
      if (!note) throw new Error(`${path} is no file of this copy.`);
      return { file: spool.fileOf(note) };
    },
  };
}
