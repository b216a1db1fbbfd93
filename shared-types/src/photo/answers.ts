import { mixed, type InferType } from "yup";
import { openDateReasons } from "./import";
import { interactions } from "../interaction/codes";
import { photoRotations, photoVisibilities, type PhotoRotation } from "./codes";
import { speciesKinds } from "../species/codes";
import { animalStages, plantStages } from "../stage/codes";
import { bool, list, named, num, oneOf, shape, str } from "../kit/fields";
import { option } from "../kit/list-answers";
import { validationErrors } from "../kit/error-answers";

/** One `<source>`: a media type and its srcset of width descriptors. */
export const photoSource = shape({
  type: oneOf(["image/avif", "image/webp", "image/jpeg"]),
  srcSet: str,
});

/** A plant or animal on a photo; its page is /flora/{keyId} or /fauna/{keyId}. */
const species = shape({ kind: oneOf(speciesKinds), keyId: str, nameCommon: str });

const bannerFields = { fileName: str, version: str, alt: str };

/** A banner crop: 3:1, under /assets/images/_banners/. */
export const banner = shape(bannerFields);

/** The banner of a record to edit, with the photo it was cropped from. */
export const recordBanner = shape({ ...bannerFields, photoId: num });

const photoFields = {
  photoId: num,
  fileName: str,
  thumbFileName: str,
  /** Goes with its addresses, so that no browser shows what it was before it was changed; '' if it never was. */
  version: str,
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
  visibility: oneOf(photoVisibilities),
  animals: list(num),
  plants: list(num),
  categories: list(num),
  keywords: list(num),
  /** The tagged plants and animals by name, without those a visitor may not see. */
  species: list(species),
  /** AVIF first, then WebP, then JPEG: only what exists. */
  sources: list(photoSource),
  /** A tiny blurred picture as a data URL, '' when there is none. */
  placeholder: str,
};

/** A photo as lists and details show it. Dates are ISO 8601 in UTC, sizes pixels and bytes. */
export const photoItem = shape(photoFields);

const turn = mixed<PhotoRotation>().oneOf(photoRotations).required();

/** What the owner has said of a photo's tags; those without a stage are left out. */
const tagNotes = shape({
  plants: list(shape({ plantId: num, stage: oneOf(plantStages) })),
  animals: list(shape({ animalId: num, stage: oneOf(animalStages) })),
  interactions: list(shape({ animalId: num, plantId: num, interaction: oneOf(interactions) })),
});

/** The same with how its picture is made from its original, and what is known of its tags. */
const photoToEdit = shape({
  ...photoFields,
  /** Degrees clockwise from how the file came. */
  rotation: turn,
  /** Where the banner is cut out: percent of the way from top to bottom, or from left to right; null: the site chooses. */
  bannerAt: num.nullable(),
  tagNotes,
});

/** A file that was not accepted, and what to do about it. */
const refusedFile = shape({ fileName: str, errorMessage: str });

/** An imported photo. `renamedFrom` is the file's own name if that was taken, otherwise ''. */
const importedPhoto = shape({ photoId: num, fileName: str, renamedFrom: str });

/** A keyword found in files that the site does not have yet, with the photos it was found on. */
const offeredKeyword = shape({ keyword: str, photoIds: list(num) });

/** A date of an imported photo that the owner should look at; one in the future it did not get. */
const openDate = shape({
  photoId: num,
  fileName: str,
  reason: oneOf(openDateReasons),
  date: str,
});

/** The end of an import; `imported` and `skipped` (same bytes as a photo that is there) count files. */
const photosImported = shape({
  errors: validationErrors,
  imported: num,
  skipped: num,
  /** Those files, with the photos that they are. */
  same: list(shape({ photoId: num, fileName: str })),
  failed: list(refusedFile),
  photos: list(importedPhoto),
  newKeywords: list(offeredKeyword),
  openDates: list(openDate),
});

export const photoAnswers = named({
  PhotoToEdit: photoToEdit,
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
  PhotoToDescribe: shape({
    photo: photoItem,
    etag: str,
    /** The alt text in its file, which is proposed; '' when there is none. */
    altInFile: str,
  }),
  /** A photo stored under another name because its own was taken. */
  PhotoDuplicate: shape({
    photoDuplicateId: num,
    dateUploaded: str,
    fileName_Old: str,
    fileName_New: str,
  }),
  /** What is in the inbox now, under which name, and what was refused. */
  PhotosUploaded: shape({ accepted: list(shape({ fileName: str })), refused: list(refusedFile) }),
  /** The photo that the picture is now; 0 and why when it was refused. */
  PictureUploaded: shape({ errors: validationErrors, photoId: num }),
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
});

export type Banner = InferType<typeof banner>;
export type PhotoDuplicate = InferType<typeof photoAnswers.PhotoDuplicate>;
export type PhotoItem = InferType<typeof photoItem>;
export type PhotoOptions = InferType<typeof photoAnswers.PhotoOptions>;
export type PhotoPage = InferType<typeof photoAnswers.PhotoPage>;
export type PhotoPlace = InferType<typeof photoAnswers.PhotoPlace>;
export type PhotoSource = InferType<typeof photoSource>;
export type PhotoSpecies = InferType<typeof species>;
export type PhotoTagNotes = InferType<typeof tagNotes>;
export type PhotoToEdit = InferType<typeof photoAnswers.PhotoToEdit>;
export type ImportProgress = InferType<typeof photoAnswers.ImportProgress>;
export type ImportedPhoto = InferType<typeof importedPhoto>;
export type OfferedKeyword = InferType<typeof offeredKeyword>;
export type PhotoToDescribe = InferType<typeof photoAnswers.PhotoToDescribe>;
export type PhotosImported = InferType<typeof photoAnswers.PhotosImported>;
export type PhotosUploaded = InferType<typeof photoAnswers.PhotosUploaded>;
export type PictureUploaded = InferType<typeof photoAnswers.PictureUploaded>;
export type RefusedFile = InferType<typeof refusedFile>;
