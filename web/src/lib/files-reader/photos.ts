import type { PhotoItem } from "shared-types/photo/codes";
import { partOfPhoto } from "shared-types/publish/data";
import type { CopyData } from "./data";

/** The photos with these ids that are on the copy, from the parts that have them. */
export async function photosById(data: CopyData, ids: number[]): Promise<PhotoItem[]> {
  const keys = [...new Set(ids.map(partOfPhoto))];
  const parts = await Promise.all(keys.map(async (key) => (await data.part("photos", key)) ?? []));
  const asked = new Set(ids);
  return parts.flat().filter(({ photoId }) => asked.has(photoId));
}
