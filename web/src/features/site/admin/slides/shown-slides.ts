import type { PhotoItem } from "shared-types/photo/codes";
import { isOwnersOnly } from "shared-types/photo/owner";
import type { Slide, SlideDraft } from "shared-types/slides/codes";

/** The slides that visitors will see: those whose photo is there, and not hidden. */
export const shownSlides = (slides: SlideDraft[], photos: PhotoItem[]): Slide[] =>
  slides.flatMap(({ photoId, caption }) => {
    const photo = photos.find((one) => one.photoId === photoId);
    if (!photo || isOwnersOnly(photo.visibility)) return [];
    return [{ photo, caption: caption.trim() || photo.caption }];
  });
