import type { PhotoSortColumn } from "shared-types";

/** What a photo is found and sorted by; the rest stays in the database. */
export interface IndexedPhoto {
  id: number;
  /** Epoch milliseconds. */
  uploaded: number;
  taken: number | null;
  /** Caption and alt, folded. */
  caption: string;
  animals: readonly number[];
  plants: readonly number[];
  categories: readonly number[];
  keywords: readonly number[];
}

/** A word photos are found by: a keyword, or the common name of a species. */
export interface IndexedName {
  id: number;
  folded: string;
  internal: boolean;
}

export const nameKinds = ["keywords", "plants", "animals"] as const;
export type NameKind = (typeof nameKinds)[number];

/** The photos in one order, ascending, equal ones by id; those without a date stand apart, by id. */
export interface Order {
  dated: IndexedPhoto[];
  undated: IndexedPhoto[];
}

/** All photos that are not in the bin, as they are searched and sorted. */
export interface Gallery {
  photos: Map<number, IndexedPhoto>;
  names: Record<NameKind, IndexedName[]>;
  orders: Record<PhotoSortColumn, Order>;
}

const byId = (a: IndexedPhoto, b: IndexedPhoto) => a.id - b.id;
const byUpload = (a: IndexedPhoto, b: IndexedPhoto) => a.uploaded - b.uploaded || byId(a, b);
const byDate = (a: IndexedPhoto, b: IndexedPhoto) => (a.taken ?? 0) - (b.taken ?? 0) || byId(a, b);
const isDated = ({ taken }: IndexedPhoto) => taken !== null;

/** The orders of these photos; nearly sorted lists, as after a change, sort in one pass. */
function ordersOf(lists: Record<PhotoSortColumn, IndexedPhoto[]>): Gallery["orders"] {
  return {
    pid: { dated: lists.pid.sort(byId), undated: [] },
    dtu: { dated: lists.dtu.sort(byUpload), undated: [] },
    dtt: {
      dated: lists.dtt.filter(isDated).sort(byDate),
      undated: lists.dtt.filter((photo) => !isDated(photo)).sort(byId),
    },
  };
}

/** A gallery of these photos and names. */
export function galleryOf(photos: IndexedPhoto[], names: Gallery["names"]): Gallery {
  return {
    photos: new Map(photos.map((photo) => [photo.id, photo])),
    names,
    orders: ordersOf({ pid: [...photos], dtu: [...photos], dtt: photos }),
  };
}

/** The gallery with the photos of these ids as they are now; those not `found` are gone. */
export function withPhotos(gallery: Gallery, ids: Set<number>, found: IndexedPhoto[]): Gallery {
  const photos = new Map(gallery.photos);
  for (const id of ids) photos.delete(id);
  for (const photo of found) photos.set(photo.id, photo);
  const next = ({ dated, undated }: Order) =>
    [...dated, ...undated].filter(({ id }) => !ids.has(id)).concat(found);
  const { pid, dtu, dtt } = gallery.orders;
  return {
    photos,
    names: gallery.names,
    orders: ordersOf({ pid: next(pid), dtu: next(dtu), dtt: next(dtt) }),
  };
}
