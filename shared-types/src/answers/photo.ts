import { speciesKinds } from "../species";
import { bool, list, num, oneOf, shape, str } from "./fields";
import { option } from "./list";
import { validationErrors } from "./errors";

/** One `<source>`: a media type and its srcset of width descriptors. */
const source = shape({ type: oneOf(["image/avif", "image/webp", "image/jpeg"]), srcSet: str });

/** A plant or animal on a photo; its page is /flora/{keyId} or /fauna/{keyId}. */
const species = shape({ kind: oneOf(speciesKinds), keyId: str, nameCommon: str });

const bannerFields = { fileName: str, alt: str };

/** A banner crop: 3:1, under /assets/images/_banners/. */
export const banner = shape(bannerFields);

/** The banner of a record to edit, with the photo it was cropped from. */
export const recordBanner = shape({ ...bannerFields, photoId: num });

/** A photo as lists and details show it. Dates are ISO 8601 in UTC, sizes pixels and bytes. */
export const photoItem = shape({
  photoId: num,
  fileName: str,
  thumbFileName: str,
  alt: str,
  /** The alt text is made from tags, names, and date, and follows them. */
  altProposed: bool,
  caption: str,
  width: num,
  height: num,
  fileType: str,
  fileSize: num,
  dateTaken: str.nullable(),
  dateUploaded: str,
  animals: list(num),
  plants: list(num),
  categories: list(num),
  keywords: list(num),
  /** The tagged plants and animals by name, without those a visitor may not see. */
  species: list(species),
  /** AVIF first, then WebP, then JPEG: only what exists. */
  sources: list(source),
  /** A tiny blurred picture as a data URL, '' when there is none. */
  placeholder: str,
});

/** A file that was not accepted, and what to do about it. */
const refusedFile = shape({ fileName: str, errorMessage: str });

/** An imported photo. `renamedFrom` is the file's own name if that was taken, otherwise ''. */
const importedPhoto = shape({ photoId: num, fileName: str, renamedFrom: str });

/** A keyword found in files that the site does not have yet, with the photos it was found on. */
const offeredKeyword = shape({ keyword: str, photoIds: list(num) });

/** The end of an import; `imported` and `skipped` (same bytes as a photo that is there) count files. */
const photosImported = shape({
  errors: validationErrors,
  imported: num,
  skipped: num,
  failed: list(refusedFile),
  photos: list(importedPhoto),
  newKeywords: list(offeredKeyword),
});

export const photoAnswers = {
  Banner: banner,
  PhotoItem: photoItem,
  PhotoSource: source,
  PhotoSpecies: species,
  PhotoPage: shape({ items: list(photoItem), totalPageCount: num, totalCount: num }),
  /** A photo and the page of the unfiltered gallery it is on. */
  PhotoPlace: shape({ photo: photoItem, pageId: num }),
  /** What a photo can be tagged with. */
  PhotoOptions: shape({
    Animals: list(option),
    Plants: list(option),
    Categories: list(option),
    Keywords: list(option),
  }),
  /** With the ETag that `photoupdate` wants as If-Match. */
  PhotoToDescribe: shape({ photo: photoItem, etag: str }),
  /** A photo stored under another name because its own was taken. */
  PhotoDuplicate: shape({
    photoDuplicateId: num,
    dateUploaded: str,
    fileName_Old: str,
    fileName_New: str,
  }),
  RefusedFile: refusedFile,
  /** What is in the inbox now, under which name, and what was refused. */
  PhotosUploaded: shape({ accepted: list(shape({ fileName: str })), refused: list(refusedFile) }),
  ImportedPhoto: importedPhoto,
  OfferedKeyword: offeredKeyword,
  PhotosImported: photosImported,
  ImportProgress: shape({
    state: oneOf(["running", "idle"]),
    /** Files of the running import, 0 when idle. */
    total: num,
    done: num,
    /** The current file, '' when idle. */
    current: str,
    /** Files in the inbox. */
    waiting: num,
    /** The last import since the server started; null when there was none. */
    result: photosImported.nullable(),
  }),
};
