import { addressIn, linkOf, type Places } from "shared-types/publish/places";
import { pictures } from "shared-types/site/paths";
import type { SiteReader } from "shared-types/site/reader";
import { place } from "./copy";
import { readPageFile, readRecordFile, stillTrue } from "./page-file";
import type { Read } from "./read";

/** HTML with its links to the site below where the site is. */
export const htmlBelow = (base: string, html: string): string =>
  base === "" ? html : html.replace(/(\shref=")(?=\/(?![/\\]))/g, `$1${base}`);

function addressNow(places: Places): { pathname: string; search: string } {
  const { pathname, search } = window.location;
  const [path = "/", query] = addressIn(pathname, search, places).split("?", 2);
  return { pathname: path, search: query === undefined ? "" : `?${query}` };
}

/**
 * A page of a copy lies where the site has no address: in a folder, and the gallery's, whose number is no part of a file's
 * name, elsewhere. Its lists know themselves by their addresses.
 */
function takeOwnAddress(places: Places): void {
  const { pathname, search } = addressNow(places);
  const { history, location } = window;
  const own = places.base + pathname + search;
  if (own !== location.pathname + location.search)
    history.replaceState(history.state, "", own + location.hash);
}

let reader: Promise<SiteReader> | undefined;

/** Most pages need nothing but their own file. */
function filesReader(base: string): Promise<SiteReader> {
  reader ??= import("./files-reader/reader").then(({ createFilesReader }) =>
    createFilesReader(base),
  );
  reader.catch(() => (reader = undefined));
  return reader;
}

/** Has the site work where the copy is that this page belongs to, as its root element says. Before anything is shown. */
export function beOnCopy(): void {
  const { base = "", style, until = Infinity } = document.documentElement.dataset;
  const places: Places = { base, style: style === "objects" ? "objects" : "folders" };
  pictures.root = base + pictures.root;
  place.base = base;
  place.copy = {
    placeNow: () => addressNow(places),
    linkOf: (address) => linkOf(address, places),
    addressOf: (href) => (href.startsWith(`${base}/`) ? href.slice(base.length) : href),
    htmlBelow: (html) => htmlBelow(base, html),
    stillTrue: (keys) => stillTrue(keys, Number(until)),
    async answerOf<T>(read: Read<T>) {
      let found = await readPageFile(places, read.key);
      if (found === undefined) found = await readRecordFile(places, read.key);
      return found === undefined ? read.get(await filesReader(base)) : (found as T);
    },
  };
  takeOwnAddress(places);
}
