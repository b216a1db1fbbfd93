import type { Core } from "@strapi/strapi";
import { fileOf } from "shared-types/publish/places";
import type { Changes } from "../../cache/changes/changes-since";
import { collectDependencies, isOver, isStale, type Dependencies } from "../../cache/dependencies";
import { eachAtOnce } from "../../platform/each-at-once";
import { readSite } from "../site-record/settings";
import { settingsOf } from "../site/services/site";
import { pagesShown } from "./addresses";
import { copyReader, galleryPageAt, readGallery } from "./gallery";
import { keepOnce } from "./kept-once";
import type { FileNote } from "./manifest";
import type { MakePage } from "./page-maker";
import { readCopyQuotes } from "./quotes";
import { rememberingReader, rememberReads } from "./remembered";
import { quoteOf, type PageWork } from "./render";
import type { Copying } from "./rewrite";

/** A page as it was made last. */
interface MadePage {
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
  /** Those that were made, because something on them has changed. */
  fresh: string[];
}

/** While one is rendered, the next ones are read and the last ones written. */
const pagesAtOnce = 16;

const isKept = (page: MadePage, chosen: string, changes: Changes) =>
  page.chosen === chosen && !isOver(page.dependencies) && !isStale(page.dependencies, changes);

interface PagesToMake {
  addresses: readonly string[];
  where: Copying;
  /** Since the pages were made that are there already. */
  changes: Changes;
  make: MakePage;
}

/**
 * Makes the pages of a copy; of those `before`, for the same web space and by the same build, only what has changed since.
 * `onPage` is told after each page.
 */
export async function makePages(
  strapi: Core.Strapi,
  { addresses, where, changes, make }: PagesToMake,
  before: Pick<MadePages, "pages"> | null,
  onPage: (done: number, all: number) => void = () => undefined,
): Promise<MadePages> {
  const gallery = await readGallery(strapi);
  const quotes = await readCopyQuotes(strapi);
  const remembered = rememberReads();
  const reader = rememberingReader(copyReader(strapi, gallery, quotes, remembered), remembered);
  const once = keepOnce();

  /** What is chosen among all for a page. */
  function chosenAt(address: string): string {
    const shown = galleryPageAt(address, gallery);
    const quote = quotes.idFor(quoteOf(address));
    return `${quote} ${shown > 0 ? gallery.signature(shown) : ""}`;
  }

  /** What all pages show. */
  const ofAll = (): Promise<Pick<PageWork, "settings" | "credit">> =>
    remembered("site", async () => {
      const site = await readSite(strapi.db.connection);
      const settings = settingsOf(site);
      const pages = pagesShown(settings.pages, where);
      return {
        settings: { ...settings, pages, copyContact: where.contact },
        credit: { owner: site.ownerName, licenseUrl: site.photoLicenseUrl },
      };
    });

  async function makeAll(stale: [address: string, chosen: string][]) {
    const made = new Map<string, MadePage>();
    let done = addresses.length - stale.length;
    await eachAtOnce(stale.entries(), pagesAtOnce, async ([n, [address, chosen]]) => {
      const dependencies: Dependencies = new Map();
      const shared = await collectDependencies(dependencies, ofAll);
      const page = await make({ ...shared, n, address }, { reader, dependencies });
      onPage((done += 1), addresses.length);
      if (!page) return;
      made.set(address, {
        ...{ file: fileOf(address, where.style), note: page.note, chosen },
        ...{ names: once.names(page.names), dependencies: once.dependencies(dependencies) },
      });
    });
    return made;
  }

  const kept = new Map<string, MadePage>();
  const stale: [address: string, chosen: string][] = [];
  for (const address of addresses) {
    const chosen = chosenAt(address);
    const last = before?.pages.get(address);
    if (last && isKept(last, chosen, changes)) kept.set(address, last);
    else stale.push([address, chosen]);
  }
  const made = await makeAll(stale);
  const pages = addresses.flatMap((address) => {
    const page = kept.get(address) ?? made.get(address);
    return page ? [[address, page] as const] : [];
  });
  const fresh = stale.flatMap(([address]) => (made.has(address) ? [address] : []));
  return { pages: new Map(pages), fresh };
}
