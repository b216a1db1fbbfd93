import { photoOwnerCalls, type PhotoItem } from "shared-types";
import { ownerRead } from "../../../lib/owner-calls";
import { useOwnerRead } from "../../../lib/owner-swr";

export interface FoundPhotos {
  photos: PhotoItem[];
  /** What is not among them may come yet. */
  isReading: boolean;
}

/** The photos with these ids that are not in the bin. */
export function usePhotos(ids: number[]): FoundPhotos {
  const photoIds = [...new Set(ids)].filter((id) => id > 0).sort((a, b) => a - b);
  const { data, isLoading, isUpdating, error } = useOwnerRead(
    photoIds.length > 0 ? `photos/${photoIds.join()}` : null,
    () => ownerRead(photoOwnerCalls.photosDetails, { body: { photoIds } }),
    { keepsPrevious: true },
  );
  const photos = (data ?? []).map(({ photo }) => photo);
  return { photos, isReading: isLoading || isUpdating || error !== undefined };
}
