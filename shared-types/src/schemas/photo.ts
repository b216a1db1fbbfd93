import { array, number, object, string, type ObjectSchema } from "yup";
import { limits } from "../limits";
import {
  photoFilterDefault,
  photoSearchColumns,
  photoSortColumns,
  type PhotoDraft,
  type PhotoFilter,
} from "../photo";
import { oneOf, searchTerm, sortDirection, wholeNumber } from "./list";
import { requiredText, text } from "./text";

export const photoFilterSchema: ObjectSchema<PhotoFilter> = object({
  category: wholeNumber("category", 0, photoFilterDefault.category),
  searchColumn: oneOf(photoSearchColumns, photoFilterDefault.searchColumn),
  searchTerm,
  sortColumn: oneOf(photoSortColumns, photoFilterDefault.sortColumn),
  sortDirection: sortDirection(photoFilterDefault.sortDirection),
  pageId: wholeNumber("pageId", 1, photoFilterDefault.pageId),
}).noUnknown();

const ids = () => array().of(number().integer().min(1).required()).default([]);
const measure = (message: string) => number().typeError(message).required(message).min(1, message);

/** spec §5, photo edit. */
export const photoDraftSchema: ObjectSchema<PhotoDraft> = object({
  photoId: measure("Please enter a photo id."),
  fileName: requiredText("File Name", limits.imgFileName, "Please enter a filename."),
  height: measure("Please enter a height."),
  width: measure("Please enter a width."),
  alt: text("Alt", limits.altCaption),
  caption: text("Caption", limits.altCaption),
  fileType: requiredText("File Type", limits.text, "Please enter a filetype."),
  fileSize: measure("Please enter a filesize."),
  dateTaken: string().nullable().default(null),
  dateUploaded: string().default(""),
  animals: ids(),
  plants: ids(),
  categories: ids(),
  keywords: ids(),
}).noUnknown();
