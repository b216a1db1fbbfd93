import { photosPerPage, type PhotoFilter } from "shared-types";
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

/** One page of what a filter asks for. */
export function searchGallery(gallery: Gallery, filter: PhotoFilter, withInternal: boolean): Found {
  const order = gallery.orders[filter.sortColumn];
  const descending = filter.sortDirection === "desc";
  const first = (filter.pageId - 1) * photosPerPage;
  const match = matchOf(gallery, filter, withInternal);
  if (!match)
    return {
      ids: idsOf(stretch(order, descending, first, photosPerPage)),
      total: gallery.photos.size,
    };
  const matching = { dated: order.dated.filter(match), undated: order.undated.filter(match) };
  return {
    ids: idsOf(stretch(matching, descending, first, photosPerPage)),
    total: matching.dated.length + matching.undated.length,
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
