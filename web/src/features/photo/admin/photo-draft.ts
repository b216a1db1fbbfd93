import type { PhotoDraft, PhotoItem } from "shared-types";

/** What of a photo can be edited. */
export function draftOf(photo: PhotoItem): PhotoDraft {
  const { photoId, fileName, height, width, alt, caption, fileType, fileSize } = photo;
  const { dateTaken, dateUploaded, animals, plants, categories, keywords } = photo;
  return {
    photoId,
    fileName,
    height,
    width,
    alt,
    caption,
    fileType,
    fileSize,
    dateTaken,
    dateUploaded,
    animals,
    plants,
    categories,
    keywords,
  };
}
