import type { PhotoItem, PhotoOptions } from "shared-types";
import { readPhoto, readPhotoOptions, type Tagged } from "../../../lib/owner-client";
import { useOwnerRead, useOwnerRecord } from "../../../lib/owner-swr";
import type { ReadState } from "../../../lib/swr";

/** All tags that a photo can have; `false` reads nothing. */
export function usePhotoOptions(isWanted = true): ReadState<PhotoOptions> {
  return useOwnerRead(isWanted ? "photoopts" : null, readPhotoOptions);
}

/** One photo to edit, with its ETag. */
export function usePhotoRecord(photoId: number | null): ReadState<Tagged<PhotoItem>> {
  return useOwnerRecord(photoId === null ? null : `photodetails/${photoId}`, () =>
    readPhoto(photoId ?? 0),
  );
}

/** One photo to look at. */
export function usePhoto(photoId: number): ReadState<PhotoItem> {
  return useOwnerRead(`photo/${photoId}`, async () => (await readPhoto(photoId)).data);
}
