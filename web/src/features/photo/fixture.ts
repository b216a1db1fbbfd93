import type { PhotoItem } from "shared-types/photo/answers";

/** A photo for tests, with `fields` of its own. */
export const photoItem = (photoId: number, fields: Partial<PhotoItem> = {}): PhotoItem => ({
  photoId,
  fileName: `p${photoId}.jpg`,
  thumbFileName: `p${photoId}.jpg`,
  alt: "",
  version: "",
  altProposed: false,
  caption: "",
  width: 3,
  height: 2,
  fileType: "image/jpeg",
  fileSize: 1,
  dateTaken: null,
  dateUploaded: "2024-01-01T00:00:00.000Z",
  visibility: "public",
  animals: [],
  plants: [],
  categories: [],
  keywords: [],
  species: [],
  sources: [],
  placeholder: "",
  ...fields,
});
