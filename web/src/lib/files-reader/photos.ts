import { photoFilterDefault, photosPerPage, type PhotoFilter } from "shared-types/photo/codes";
import type { PhotoItem, PhotoPage, PhotoPlace } from "shared-types/photo/answers";
import { listPhotos, type FoldedTagNames, type PhotoTexts } from "shared-types/photo/list";
import { partOfPhoto } from "shared-types/publish/data";
import type { CopyData } from "./data";

/** The photos with these ids that are on the copy, from the parts that have them, in the order of the ids. */
export async function photosById(data: CopyData, ids: number[]): Promise<PhotoItem[]> {
  const keys = [...new Set(ids.map(partOfPhoto))];
  const parts = await Promise.all(keys.map(async (key) => (await data.part("photos", key)) ?? []));
  const known = new Map(parts.flat().map((photo) => [photo.photoId, photo]));
  return ids.flatMap((id) => known.get(id) ?? []);
}

const textsIn = (data: CopyData): PhotoTexts => ({
  tagNames: async () => Object.assign({}, ...(await data.all("photo-tag-names"))) as FoldedTagNames,
  async captions() {
    const texts = (await data.all("photo-texts")).flat();
    return new Map(
      texts.map(([id, { caption = [], alt = [] }]) => [id, [...caption, ...alt].join(" ")]),
    );
  },
});

async function idsOf(data: CopyData, filter: PhotoFilter): Promise<number[]> {
  const photos = (await data.all("photo-list")).flat();
  return listPhotos(photos, filter, textsIn(data));
}

/** One page of the gallery, searched and sorted. */
export async function listGallery(data: CopyData, filter: PhotoFilter): Promise<PhotoPage> {
  const ids = await idsOf(data, filter);
  const from = (filter.pageId - 1) * photosPerPage;
  return {
    items: await photosById(data, ids.slice(from, from + photosPerPage)),
    totalPageCount: Math.ceil(ids.length / photosPerPage),
    totalCount: ids.length,
  };
}

/** A photo and its page of the gallery as it opens, or null. */
export async function placeInGallery(data: CopyData, photoId: number): Promise<PhotoPlace | null> {
  const ids = await idsOf(data, photoFilterDefault);
  const [photo] = await photosById(data, [photoId]);
  const place = ids.indexOf(photoId);
  return photo && place >= 0 ? { photo, pageId: Math.floor(place / photosPerPage) + 1 } : null;
}
