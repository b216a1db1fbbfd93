import { photoOwnerCalls, type PhotoItem, type PhotoOptions, type PhotoToEdit } from "shared-types";
import { ownerReadTagged, type WithEtag } from "../../../lib/owner-calls";
import { useOwnerCall, useOwnerRead, useOwnerRecord } from "../../../lib/owner-swr";
import type { ReadState } from "../../../lib/swr";

const readPhoto = (photoId: number) =>
  ownerReadTagged(photoOwnerCalls.photoDetails, { params: { photoId } });

/** All tags that a photo can have; `false` reads nothing. */
export function usePhotoOptions(isWanted = true): ReadState<PhotoOptions> {
  return useOwnerCall(isWanted ? photoOwnerCalls.photoOptions : null);
}

/** One photo to edit, with its ETag. */
export function usePhotoRecord(photoId: number): ReadState<WithEtag<PhotoToEdit>> {
  return useOwnerRecord(`photodetails/${photoId}`, () => readPhoto(photoId));
}

/** One photo to look at. */
export function usePhoto(photoId: number): ReadState<PhotoItem> {
  return useOwnerRead(`photo/${photoId}`, async () => (await readPhoto(photoId)).data);
}
