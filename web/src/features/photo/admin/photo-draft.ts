import type { PhotoDraft, PhotoItem } from "shared-types";

/** The editable fields of a photo. */
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
