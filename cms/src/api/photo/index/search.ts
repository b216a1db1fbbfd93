import { photosPerPage, type PhotoFilter } from "shared-types";
import { fold } from "../../../lib/fold";
import type { Gallery, IndexedPhoto, Order } from "./gallery";
import { matchOf } from "./match";

/** What a search finds: the ids of its page, and how many match in all. */
export interface Found {
  ids: number[];
  total: number;
}

const idsOf = (photos: IndexedPhoto[]) => photos.map(({ id }) => id);

/** From `first` on, `count` places of an order read backwards or forwards; the undated end it either way. */
function stretch({ dated, undated }: Order, descending: boolean, first: number, count: number) {
  const photos: IndexedPhoto[] = [];
  const total = dated.length + undated.length;
  for (let place = first; place < Math.min(first + count, total); place += 1) {
    const [list, at] = place < dated.length ? [dated, place] : [undated, place - dated.length];
    const photo = list[descending ? list.length - 1 - at : at];
    if (photo) photos.push(photo);
  }
  return photos;
}

/** Searches of a gallery remembered at most, each with up to 8 bytes a photo. */
const rememberedSearches = 20;
const remembered = new WeakMap<Gallery, Map<string, Order>>();

/** The photos that match, in their order; leafing through them does not search again. */
function matching(gallery: Gallery, filter: PhotoFilter, withInternal: boolean): Order {
  const { category, searchColumn, sortColumn } = filter;
  const order = gallery.orders[sortColumn];
  const term = fold(filter.searchTerm);
  const key = JSON.stringify([category, searchColumn, term, sortColumn, withInternal]);
  const searches = remembered.get(gallery) ?? new Map<string, Order>();
  remembered.set(gallery, searches);
  const known = searches.get(key);
  if (known) return known;
  const match = matchOf(gallery, filter, withInternal);
  const found = match
    ? { dated: order.dated.filter(match), undated: order.undated.filter(match) }
    : order;
  const [oldest] = searches.keys();
  if (searches.size >= rememberedSearches && oldest !== undefined) searches.delete(oldest);
  searches.set(key, found);
  return found;
}

/** One page of what a filter asks for. */
export function searchGallery(gallery: Gallery, filter: PhotoFilter, withInternal: boolean): Found {
  const found = matching(gallery, filter, withInternal);
  const descending = filter.sortDirection === "desc";
  const first = (filter.pageId - 1) * photosPerPage;
  return {
    ids: idsOf(stretch(found, descending, first, photosPerPage)),
    total: found.dated.length + found.undated.length,
  };
}

/** The page of the gallery as it opens, newest upload first, that a photo is on; null when it is none. */
export function pageOf(gallery: Gallery, photoId: number): number | null {
  const photo = gallery.photos.get(photoId);
  if (!photo) return null;
  const { dated } = gallery.orders.dtu;
  const isAfter = ({ uploaded, id }: IndexedPhoto) =>
    uploaded > photo.uploaded || (uploaded === photo.uploaded && id > photo.id);
  let [low, high] = [0, dated.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const at = dated[middle];
    if (at && isAfter(at)) high = middle;
    else low = middle + 1;
  }
  return Math.floor((dated.length - low) / photosPerPage) + 1;
}
