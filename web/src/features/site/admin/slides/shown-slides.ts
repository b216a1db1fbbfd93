import type { PhotoItem } from "shared-types/photo/answers";
import { isOwnersOnly } from "shared-types/photo/visibility";
import type { Slide } from "shared-types/slides/answers";
import type { SlideDraft } from "shared-types/slides/schema";

/** The slides that visitors will see: those whose photo is there, and not hidden. */
export const shownSlides = (slides: SlideDraft[], photos: PhotoItem[]): Slide[] =>
  slides.flatMap(({ photoId, caption }) => {
    const photo = photos.find((one) => one.photoId === photoId);
    if (!photo || isOwnersOnly(photo.visibility)) return [];
    return [{ photo, caption: caption.trim() || photo.caption }];
  });
