import type { PhotoPage } from "shared-types/photo/answers";
import { countOf } from "../../../lib/format";

/** '53 photos, page 3 of 3'. */
export function foundPhotos({ totalCount, totalPageCount }: PhotoPage, pageId: number): string {
  const count = countOf(totalCount, "photo", "photos");
  const isPageOfMany = totalPageCount > 1 && pageId <= totalPageCount;
  return isPageOfMany ? `${count}, page ${pageId} of ${totalPageCount}` : count;
}
