import { useCallback } from "react";
import {
  photoOwnerCalls,
  type PhotoItem,
  type PlanSheet,
  type PlanSheetDetail,
} from "shared-types";
import { ownerRead } from "../../../lib/owner-calls";
import { useOwnerRead } from "../../../lib/owner-swr";
import { useSheets } from "./editor";

/**
 * Gives drawings their photos, as visitors get them: those that came with the plan, and those that were chosen or
 * uploaded since.
 */
export function useDrawings(): (sheet: PlanSheet) => PlanSheetDetail {
  const { sheets, photos } = useSheets();
  const known = new Set([0, ...photos.map(({ photoId }) => photoId)]);
  const photoIds = [...new Set(sheets.map(({ photoId }) => photoId))].filter(
    (photoId) => !known.has(photoId),
  );
  const { data } = useOwnerRead(photoIds.length === 0 ? null : `drawings/${photoIds.join()}`, () =>
    ownerRead(photoOwnerCalls.photosDetails, { body: { photoIds } }),
  );
  return useCallback(
    (sheet: PlanSheet) => {
      const all: PhotoItem[] = [...photos, ...(data ?? []).map(({ photo }) => photo)];
      return { ...sheet, photo: all.find(({ photoId }) => photoId === sheet.photoId) ?? null };
    },
    [photos, data],
  );
}
