import { describe, expect, it, vi } from "vitest";
import type { PhotoFilter } from "shared-types/photo/codes";
import type { PhotoItem } from "shared-types/photo/answers";
import type { SiteReader } from "shared-types/site/reader";
import { loadPhoto } from "./gallery-page";
import { readPhotoId } from "./photo";

const photo = (photoId: number) => ({ photoId }) as PhotoItem;

/** A gallery of two photos a page, newest first; a search for 'wren' finds the photos 7 and 3. */
function readerOf(ids: number[]) {
  const pageOf = (found: number[], pageId: number) => ({
    items: found.slice(2 * pageId - 2, 2 * pageId).map(photo),
    totalPageCount: Math.ceil(found.length / 2),
    totalCount: found.length,
  });
  const photos = vi.fn(async ({ searchTerm, pageId }: PhotoFilter) =>
    pageOf(searchTerm === "wren" ? [7, 3] : ids, pageId),
  );
  const photoPlace = vi.fn(async (id: number) =>
    ids.includes(id) ? { photo: photo(id), pageId: Math.floor(ids.indexOf(id) / 2) + 1 } : null,
  );
  const reader = { photos, photoPlace, photoCategories: async () => [] } as unknown as SiteReader;
  return { reader, photos, photoPlace };
}

const load = async (ids: number[], photoId: number, query: string) => {
  const { reader, photoPlace } = readerOf(ids);
  const { photo: found, fallback } = await loadPhoto(reader, photoId, new URLSearchParams(query));
  return { found: found?.photoId, keys: Object.keys(fallback).sort(), photoPlace };
};

describe("loadPhoto", () => {
  it("looks where the address says the photo is, and nowhere else", async () => {
    const { found, keys, photoPlace } = await load([9, 8, 7, 3], 3, "q=wren");
    expect(found).toBe(3);
    expect(keys).toEqual(["photocategories", "photos?q=wren"]);
    expect(photoPlace).not.toHaveBeenCalled();
  });

  it("finds the page of an address that does not say", async () => {
    const { found, keys } = await load([9, 8, 7, 3], 3, "");
    expect(found).toBe(3);
    expect(keys).toEqual(["photo/3", "photocategories", "photos?page=2"]);
  });

  it("finds the page of an address that is wrong since new photos came", async () => {
    const { found, keys } = await load([11, 10, 9, 8], 8, "page=1&q=wren");
    expect(found).toBe(8);
    expect(keys).toEqual(["photo/8", "photocategories", "photos?page=2", "photos?q=wren"]);
  });

  it("knows when nobody has the photo", async () => {
    const { found, keys } = await load([9, 8], 5, "");
    expect(found).toBeUndefined();
    expect(keys).toEqual(["photo/5", "photocategories"]);
  });
});

it("takes only whole numbers from 1 up for a photo", () => {
  const texts = ["12", "0", "-1", "1e3", "12a", "", undefined, null, "1234567890"];
  expect(texts.map(readPhotoId)).toEqual([12, ...Array.from({ length: 8 })]);
});
