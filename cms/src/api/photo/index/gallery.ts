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

/** A gallery of these photos and names. */
export function galleryOf(photos: IndexedPhoto[], names: Gallery["names"]): Gallery {
  return {
    photos: new Map(photos.map((photo) => [photo.id, photo])),
    names,
    orders: {
      pid: { dated: [...photos].sort(byId), undated: [] },
      dtu: { dated: [...photos].sort(byUpload), undated: [] },
      dtt: {
        dated: photos.filter(isDated).sort(byDate),
        undated: photos.filter((photo) => !isDated(photo)).sort(byId),
      },
    },
  };
}

type Compare = (a: IndexedPhoto, b: IndexedPhoto) => number;

/** A sorted list without the photos of some ids and with others at their places. */
function changed(list: IndexedPhoto[], gone: Set<number>, come: IndexedPhoto[], compare: Compare) {
  const next = list.filter(({ id }) => !gone.has(id));
  for (const photo of come) {
    let [low, high] = [0, next.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      const at = next[middle];
      if (at && compare(at, photo) < 0) low = middle + 1;
      else high = middle;
    }
    next.splice(low, 0, photo);
  }
  return next;
}

/** The gallery with the photos of these ids as they are now; those not `found` are gone. */
export function withPhotos(gallery: Gallery, ids: Set<number>, found: IndexedPhoto[]): Gallery {
  const photos = new Map(gallery.photos);
  for (const id of ids) photos.delete(id);
  for (const photo of found) photos.set(photo.id, photo);
  const { pid, dtu, dtt } = gallery.orders;
  const undated = found.filter((photo) => !isDated(photo));
  return {
    photos,
    names: gallery.names,
    orders: {
      pid: { dated: changed(pid.dated, ids, found, byId), undated: [] },
      dtu: { dated: changed(dtu.dated, ids, found, byUpload), undated: [] },
      dtt: {
        dated: changed(dtt.dated, ids, found.filter(isDated), byDate),
        undated: changed(dtt.undated, ids, undated, byId),
      },
    },
  };
}

/** The gallery with the names of these ids, or with `null` all names of this kind, as they are now. */
export function withNames(
  gallery: Gallery,
  kind: NameKind,
  ids: Set<number> | null,
  found: IndexedName[],
): Gallery {
  const kept = ids ? gallery.names[kind].filter(({ id }) => !ids.has(id)) : [];
  return { ...gallery, names: { ...gallery.names, [kind]: [...kept, ...found] } };
}
