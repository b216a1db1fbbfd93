import { mixed, number, string, type InferType, type ObjectSchema } from "yup";
import { isTakenOn } from "../kit/date";
import { limits } from "../kit/limits";
import {
  photoFilterDefault,
  photoGaps,
  photoRotations,
  photoSearchColumns,
  photoSortColumns,
  photoVisibilities,
  type PhotoFilter,
  type PhotoRotation,
  type PhotoVisibility,
} from "./codes";
import { panelMessages } from "../kit/panel-messages";
import { detailsMax } from "./import";
import { closed } from "../kit/closed";
import { maybeOneOf, oneOf, searchTerm, sortDirection, wholeNumber } from "../kit/filter";
import { figure, recordIds } from "../kit/number";
import { photoTagNotesSchema, type PhotoTagsUpdate } from "./tag-notes-schema";
import { requiredText, text } from "../kit/text";

export const photoFilterSchema: ObjectSchema<PhotoFilter> = closed({
  category: wholeNumber("category", 0, photoFilterDefault.category),
  missing: oneOf(photoGaps, photoFilterDefault.missing),
  visibility: oneOf<PhotoVisibility | "">(["", ...photoVisibilities], photoFilterDefault.visibility)
    .optional()
    .default(photoFilterDefault.visibility),
  searchColumn: oneOf(photoSearchColumns, photoFilterDefault.searchColumn),
  searchTerm,
  sortColumn: oneOf(photoSortColumns, photoFilterDefault.sortColumn),
  sortDirection: sortDirection(photoFilterDefault.sortDirection),
  pageId: wholeNumber("pageId", 1, photoFilterDefault.pageId),
}).meta({ id: "PhotoFilter" });

const measure = (message: string) => figure(message, { min: 1, whole: true });

/** ISO 8601 in UTC, as every date is sent; empty means none. */
const moment = (label: string) =>
  string()
    .transform((_value: unknown, given: unknown) => given)
    .typeError(`The ${label} field must be a date.`)
    .test(
      "moment",
      `For the ${label} field, please enter a date and time, such as 5/17/2024 3:05 pm.`,
      isMoment,
    );

/** A moment both databases can store: between the years 1000 and 9999. */
function isMoment(value: unknown): boolean {
  if (value === null || value === undefined || value === "") return true;
  const form = /^[1-9]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?Z$/;
  return typeof value === "string" && form.test(value) && !Number.isNaN(Date.parse(value));
}

/** A moment, or the day, month or year that is known of it. */
const taken = string()
  .transform((_value: unknown, given: unknown) => given)
  .typeError("The Date Taken field must be a date.")
  .test("taken", panelMessages.dateTaken, (value) => isMoment(value) || isTakenOn(String(value)));

const tags = () => ({
  animals: recordIds(),
  plants: recordIds(),
  categories: recordIds(),
  keywords: recordIds(),
});

/** POST /api/photosdetails: at most `detailsMax`. */
export const photoIdsSchema = closed({
  photoIds: recordIds().max(detailsMax, "That is too many at once."),
}).meta({ id: "PhotoIds" });

/** POST /api/photosimport: who sees the photos of this import. */
export const photosImportSchema = closed({ visibility: oneOf(photoVisibilities, "public") }).meta({
  id: "PhotosImportAsk",
});

/**
 * POST /api/photostag: at least one photo; `tagNotes` is said of those that have the tags, and
 * without `visibility` each stays as visible as it is.
 */
export const photosTagSchema = closed({
  photoIds: recordIds().min(1, "Please choose at least one photo."),
  add: closed(tags()),
  remove: closed(tags()),
  tagNotes: photoTagNotesSchema.optional().default(undefined),
  visibility: maybeOneOf(photoVisibilities),
}).meta({ id: "PhotosTag" });

const photoId = measure("Please enter a photo id.");

const rotation = mixed<PhotoRotation>()
  .oneOf(photoRotations, "A photo can be rotated by 0, 90, 180 or 270 degrees.")
  .nonNullable("A photo can be rotated by 0, 90, 180 or 270 degrees.");

const bannerAt = number()
  .strict()
  .typeError("The place of the banner is a number, or null.")
  .integer("The place of the banner is a whole number.")
  .min(0, "The place of the banner is from 0 to 100.")
  .max(100, "The place of the banner is from 0 to 100.")
  .nullable();

/** POST /api/photorotate. */
export const photoRotateSchema = closed({
  photoId,
  rotation: rotation.required("Please choose how far to rotate it."),
}).meta({ id: "PhotoRotate" });

/** POST /api/photobanner. */
export const photoBannerSchema = closed({
  photoId,
  bannerAt: bannerAt.defined("Please choose what the banner shows."),
}).meta({ id: "PhotoBanner" });

const draftFields = {
  photoId,
  fileName: requiredText("File Name", limits.imgFileName, "Please enter a filename."),
  height: measure("Please enter a height."),
  width: measure("Please enter a width."),
  alt: text("Alt", limits.altCaption),
  caption: text("Caption", limits.altCaption),
  fileType: requiredText("File Type", limits.text, "Please enter a filetype."),
  fileSize: measure("Please enter a filesize."),
  dateTaken: taken.nullable().default(null),
  dateUploaded: moment("Date Uploaded").default(""),
  /** Left out, it stays as it is. */
  visibility: maybeOneOf(photoVisibilities),
  ...tags(),
  /** What is known of its tags; left out, it stays as it is. */
  tagNotes: photoTagNotesSchema.optional().default(undefined),
};

/** The form of one photo (docs/product.md 4.5). */
export const photoDraftSchema = closed(draftFields).meta({ id: "PhotoDraft" });

/** A photo as its history keeps it; `original` is the SHA-256 of its file. */
export const photoKeptSchema: ObjectSchema<PhotoKept> = closed({
  ...draftFields,
  rotation,
  bannerAt,
  original: string(),
});

/** The four kinds of tags, as ids. */
export type PhotoTags = Pick<PhotoDraft, "animals" | "plants" | "categories" | "keywords">;
/** A photo's form and what its files are made from, as its history keeps it; `original` is its file's SHA-256. */
export interface PhotoKept extends PhotoDraft {
  rotation?: PhotoRotation;
  bannerAt?: number | null;
  original?: string;
  tagNotes?: Omit<PhotoTagsUpdate, "photoId">;
}
export type PhotoDraft = InferType<typeof photoDraftSchema>;
export type PhotosTag = InferType<typeof photosTagSchema>;

/**
 * The stored values of the photo form's fields, from which the ETag is made. An alt text that is only proposed
 * is empty: it changes with its tags and is no one's work.
 */
export function photoDraftOf(photo: PhotoDraft & { altProposed: boolean }): PhotoDraft {
  const { photoId, fileName, height, width, caption, fileType, fileSize } = photo;
  const alt = photo.altProposed ? "" : photo.alt;
  const { dateTaken, dateUploaded, visibility, animals, plants, categories, keywords } = photo;
  const more = { dateTaken, dateUploaded, visibility };
  const tags = { animals, plants, categories, keywords };
  return { photoId, fileName, height, width, alt, caption, fileType, fileSize, ...more, ...tags };
}
