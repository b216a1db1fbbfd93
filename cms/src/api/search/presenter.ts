import type { PhotoItem } from "shared-types/photo/answers";
import type { Plan } from "shared-types/plan/answers";
import type { FoundPlan } from "shared-types/search/answers";

/** A plan as the search tells of it: without its shapes and plantings. */
export function presentFoundPlan(
  { sheets, ...plan }: Plan,
  photos: PhotoItem[],
): Omit<FoundPlan, "matched"> {
  const [first] = sheets;
  return {
    ...plan,
    sheets: sheets.flatMap(({ title }) => title || []),
    beds: sheets.flatMap(({ beds }) => beds.flatMap(({ name }) => name || [])),
    photo: photos.find(({ photoId }) => photoId === first?.photoId) ?? null,
  };
}
