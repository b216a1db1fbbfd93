import { photoOwnerCalls, type PlanSheet, type PlanSheetDetail } from "shared-types";
import { ownerRead } from "../../../lib/owner-calls";
import { useOwnerRead } from "../../../lib/owner-swr";

/** A drawing with its photo, once that has been read. */
export function useDrawingOf(sheet: PlanSheet | undefined): PlanSheetDetail | null {
  const photoId = sheet?.photoId ?? 0;
  const { data } = useOwnerRead(photoId === 0 ? null : `drawings/${photoId}`, () =>
    ownerRead(photoOwnerCalls.photosDetails, { body: { photoIds: [photoId] } }),
  );
  return sheet ? { ...sheet, photo: data?.[0]?.photo ?? null } : null;
}
