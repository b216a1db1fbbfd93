import type { Core } from "@strapi/strapi";
import { photoFilterDefault, photosPerPage, type PhotoFilter } from "shared-types/photo/codes";
import type { PhotoPage, PhotoPlace } from "shared-types/photo/answers";
import type { Quote } from "shared-types/quote/answers";
import type { SiteReader } from "shared-types/site/reader";
import { dependsOn } from "../../cache/dependencies";
import { from } from "../../database/knex";
import { publicPhoto } from "../../database/photo-visibility";
import { idOf } from "../../database/row";
import { serviceOf } from "../../platform/services";
import { readPhotos } from "../photo/query";
import { presentQuote } from "../quote/presenter";
import { findQuote } from "../quote/query";
import type { CopyQuotes } from "./quotes";
import type { Remembered } from "./remembered";

/** The whole gallery as it opens, read once for a publish. */
interface Gallery {
  /** How many pages it has. */
  pages: number;
  /** What a page of it says by which photos there are: other photos on it, or more of them in all, are another. */
  signature: (pageId: number) => string;
  photosOn: (pageId: number) => number[];
  /** The page that a photo is on; 0 for none. */
  pageOf: (photoId: number) => number;
  total: number;
}

/** The gallery's photos, newest upload first, as `searchPhotos` orders them (cms/src/api/photo/search.ts). */
export async function readGallery({ db }: Core.Strapi): Promise<Gallery> {
  const rows = await from(db.connection, "photos")
    .whereRaw(publicPhoto())
    .select("id")
    .orderBy("date_uploaded", "desc")
    .orderBy("id", "desc");
  const ids = rows.map(idOf);
  const places = new Map(ids.map((id, place) => [id, place]));
  const photosOn = (pageId: number) =>
    ids.slice((pageId - 1) * photosPerPage, pageId * photosPerPage);
  const pages = Math.ceil(ids.length / photosPerPage);
  const signatures = Array.from({ length: pages }, (_none, n) => photosOn(n + 1).join());
  return {
    pages,
    signature: (pageId) => `${ids.length}: ${signatures[pageId - 1] ?? ""}`,
    photosOn,
    pageOf(photoId) {
      const place = places.get(photoId);
      return place === undefined ? 0 : Math.floor(place / photosPerPage) + 1;
    },
    total: ids.length,
  };
}

const isWhole = (filter: PhotoFilter) =>
  JSON.stringify({ ...filter, pageId: 1 }) === JSON.stringify({ ...photoFilterDefault, pageId: 1 });

/**
 * The site's reader, with the gallery as it is known: a photo's page then depends on the photos beside it and not on all,
 * or one caption would make all of twenty thousand pages anew. Which photos are beside it is in the gallery's signature. In the
 * same way a page depends on its quotation and not on all.
 */
export function copyReader(
  strapi: Core.Strapi,
  gallery: Gallery,
  quotes: CopyQuotes,
  remembered: Remembered,
): SiteReader {
  const reader = serviceOf(strapi, "api::site.reader");
  const photosOn = (pageId: number) =>
    remembered(`gallery ${pageId}`, () => {
      const ids = gallery.photosOn(pageId);
      dependsOn("photos", ids);
      return readPhotos(strapi.db.connection, ids, false);
    });
  return {
    ...reader,
    async photos(filter): Promise<PhotoPage> {
      if (!isWhole(filter)) return reader.photos(filter);
      const items = await photosOn(filter.pageId);
      return { items, totalPageCount: gallery.pages, totalCount: gallery.total };
    },
    async photoPlace(photoId): Promise<PhotoPlace | null> {
      const pageId = gallery.pageOf(photoId);
      if (pageId === 0) return null;
      const photo = (await photosOn(pageId)).find((one) => one.photoId === photoId);
      return photo ? { photo, pageId } : null;
    },
    quoteCount: () => Promise.resolve(quotes.count),
    async quote(n): Promise<Quote | null> {
      const id = quotes.idFor(n);
      dependsOn("quotes", [id]);
      const row = await findQuote(strapi.db.connection, id);
      return row ? presentQuote(row) : null;
    },
  };
}

/** The page of the gallery that an address of the site shows; 0 for none. */
export function galleryPageAt(address: string, { pageOf }: Pick<Gallery, "pageOf">): number {
  const [, page, photo] = /^\/photos(?:\?page=(\d+)|\/(\d+))?$/.exec(address) ?? [];
  if (photo !== undefined) return pageOf(Number(photo));
  if (page !== undefined) return Number(page);
  return address === "/photos" ? 1 : 0;
}
