import { useMemo } from "react";
import { ownerRead } from "./owner-calls";
import { useOwnerRead } from "./owner-swr";

/** Photos as the panel knows them, by their ids. @throws ApiError */
export const readDetails = (photoIds: number[]) =>
  ownerRead("POST /api/photosdetails", { body: { photoIds } });

/** The photos with these ids that are not in the bin; 0 stands for none. */
export function useOwnerPhotos(ids: number[]) {
  const photoIds = [...new Set(ids)].filter((id) => id > 0).sort((a, b) => a - b);
  const { data, isLoading, isUpdating, error } = useOwnerRead(
    photoIds.length > 0 ? `photos/${photoIds.join()}` : null,
    () => readDetails(photoIds),
    { keepsPrevious: true },
  );
  const photos = useMemo(() => (data ?? []).map(({ photo }) => photo), [data]);
  return {
    /** In no particular order. */
    photos,
    /** What is not among them may come yet. */
    isReading: isLoading || isUpdating || error !== undefined,
  };
}
