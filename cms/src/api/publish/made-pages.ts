import { setImmediate as nextTurn } from "node:timers/promises";
import type { Core } from "@strapi/strapi";
import { fileOf } from "shared-types/publish/places";
import type { PageRenderer } from "shared-types/site/reader";
import { changesSince, type Changes, type Moment } from "../../cache/changes/changes-since";
import { isOver, isStale, type Dependencies } from "../../cache/dependencies";
import { readAddresses } from "./addresses";
import { galleryPageAt, readGallery } from "./gallery";
import type { FileNote } from "./manifest";
import { readCopyQuotes } from "./quotes";
import { createCopier, quoteOf } from "./render";
import type { Copying } from "./rewrite";
import type { Spool } from "./spool";

/** A page as it was made last. */
export interface MadePage {
  file: string;
  note: FileNote;
  dependencies: Dependencies;
  /** Of what it shows that is chosen among all: its page of the gallery, and its quotation. */
  chosen: string;
  /** Addresses of the files that it names. */
  names: readonly string[];
}

/** All pages of a copy. */
export interface MadePages {
  /** By address. */
  pages: ReadonlyMap<string, MadePage>;
  /** Changes after it are not in them. */
  moment: Moment;
  /** Those that were made, because something on them has changed. */
  fresh: string[];
}

const isKept = (page: MadePage, chosen: string, changes: Changes) =>
  page.chosen === chosen && !isOver(page.dependencies) && !isStale(page.dependencies, changes);

/**
 * Makes the pages of a copy; of those `before`, for the same web space and by the same build, only what has changed since.
 * `onPage` is told after each page.
 */
export async function makePages(
  strapi: Core.Strapi,
  { renderer, where, spool }: { renderer: PageRenderer; where: Copying; spool: Spool },
  before: Pick<MadePages, "pages" | "moment"> | null,
  onPage: (done: number, all: number) => void = () => undefined,
): Promise<MadePages> {
  // Before anything is read: what changes meanwhile is made once more by the next publish.
  const changes = await changesSince(strapi.db.connection, before?.moment ?? null);
  const gallery = await readGallery(strapi);
  const quotes = await readCopyQuotes(strapi);
  const copy = createCopier(strapi, renderer, gallery, quotes);
  const addresses = await readAddresses(strapi);
  const pages = new Map<string, MadePage>();
  const fresh: string[] = [];
  // Each name once in memory: a picture of the gallery is named by as many pages as there are photos beside it.
  const known = new Map<string, string>();
  function once(name: string): string {
    const first = known.get(name) ?? name;
    known.set(first, first);
    return first;
  }
  for (const [n, address] of addresses.entries()) {
    const shown = galleryPageAt(address, gallery);
    const quote = quotes.idFor(quoteOf(address));
    const chosen = `${quote} ${shown > 0 ? gallery.signature(shown) : ""}`;
    const last = before?.pages.get(address);
    if (last && isKept(last, chosen, changes)) {
      pages.set(address, last);
      continue;
    }
    const names = new Set<string>();
    const onFile = (name: string) => void names.add(once(name));
    const copied = await copy(address, { ...where, onFile });
    if (!copied) continue;
    const { html, dependencies } = copied;
    const note = await spool.put(html);
    const file = fileOf(address, where.style);
    pages.set(address, { file, note, dependencies, chosen, names: [...names] });
    fresh.push(address);
    onPage(n + 1, addresses.length);
    // Visitors and the owner are served in between.
    await nextTurn();
  }
  return { pages, moment: changes.until, fresh };
}
