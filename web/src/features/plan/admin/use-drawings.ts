import { useCallback } from "react";
import type { PlanSheet, PlanSheetDetail } from "shared-types/plan/answers";
import { useOwnerPhotos } from "../../../lib/owner-photos";
import { useSheets } from "./editor";

/**
 * Gives drawings their photos, as visitors get them: those that came with the plan, and those that were chosen or
 * uploaded since.
 */
export function useDrawings(): (sheet: PlanSheet) => PlanSheetDetail {
  const { sheets, photos } = useSheets();
  const known = new Set(photos.map(({ photoId }) => photoId));
  const chosen = useOwnerPhotos(
    sheets.map(({ photoId }) => photoId).filter((photoId) => !known.has(photoId)),
  ).photos;
  return useCallback(
    (sheet: PlanSheet) => {
      const photo = [...photos, ...chosen].find(({ photoId }) => photoId === sheet.photoId);
      return { ...sheet, photo: photo ?? null };
    },
    [photos, chosen],
  );
}
