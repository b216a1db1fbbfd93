import type { LinkType } from "./link";
import type { ColumnLabel, Option, SortDirection } from "./list";

export const photoSearchColumns = ["kwd", "pid", "cap", "dtu", "dtt"] as const;
export const photoSortColumns = ["dtu", "dtt", "pid"] as const;
export type PhotoSearchColumn = (typeof photoSearchColumns)[number];
export type PhotoSortColumn = (typeof photoSortColumns)[number];

export const photoColumnLabels: ColumnLabel<PhotoSearchColumn>[] = [
  { code: "kwd", label: "Keyword" },
  { code: "pid", label: "Photo Id" },
  { code: "cap", label: "Caption" },
  { code: "dtu", label: "Date Uploaded" },
  { code: "dtt", label: "Date Taken" },
];

export const photosPerPage = 24;

/** The file name that stands for 'no thumbnail' (contract §6). */
export const thumbPlaceholder = "default.png";

/** Widths in px of the responsive files; 'full' is at most `fullMax` on its longer side (contract §6). */
export const photoWidths = [320, 640, 1280, 1920] as const;
export const fullMax = 2560;

/** POST /api/photos, request. `category` 0 = all; `pageId` counts from 1. */
export interface PhotoFilter {
  category: number;
  searchColumn: PhotoSearchColumn;
  searchTerm: string;
  sortColumn: PhotoSortColumn;
  sortDirection: SortDirection;
  pageId: number;
}

export const photoFilterDefault: PhotoFilter = {
  category: 0,
  searchColumn: "kwd",
  searchTerm: "",
  sortColumn: "dtu",
  sortDirection: "desc",
  pageId: 1,
};

/** One `<source>`: a MIME type and its srcset of width descriptors. */
export interface PhotoSource {
  type: "image/avif" | "image/webp" | "image/jpeg";
  srcSet: string;
}

/** A banner crop: 3:1, under /assets/images/_banners/. */
export interface Banner {
  fileName: string;
  alt: string;
}

/** A plant or animal on a photo; its page is /flora/{keyId} or /fauna/{keyId}. */
export interface PhotoSpecies {
  kind: LinkType;
  keyId: string;
  nameCommon: string;
}

/** A photo as lists and details show it. Dates are ISO 8601 in UTC, sizes px and bytes. */
export interface PhotoItem {
  photoId: number;
  fileName: string;
  thumbFileName: string;
  alt: string;
  caption: string;
  width: number;
  height: number;
  fileType: string;
  fileSize: number;
  dateTaken: string | null;
  dateUploaded: string;
  animals: number[];
  plants: number[];
  categories: number[];
  keywords: number[];
  /** The tagged plants and animals by name, without those a visitor may not see. */
  species: PhotoSpecies[];
  /** AVIF first, then WebP, then JPEG: only what exists. */
  sources: PhotoSource[];
  /** A tiny blurred picture as a data URL, '' when there is none. */
  placeholder: string;
}

/** POST /api/photos, answer. */
export interface PhotoPage {
  items: PhotoItem[];
  totalPageCount: number;
  /** How many photos match in all (decision 010). */
  totalCount: number;
}

/** GET /api/photos/{photoId}: a photo and the page of the unfiltered gallery it is on. */
export interface PhotoPlace {
  photo: PhotoItem;
  pageId: number;
}

/** POST /api/photoopts, answer (owner); also the public list of photo categories. */
export interface PhotoOptions {
  Animals: Option[];
  Plants: Option[];
  Categories: Option[];
  Keywords: Option[];
}

/** POST /api/photoupdate, request. */
export interface PhotoDraft {
  photoId: number;
  fileName: string;
  height: number;
  width: number;
  alt: string;
  caption: string;
  fileType: string;
  fileSize: number;
  dateTaken: string | null;
  dateUploaded: string;
  animals: number[];
  plants: number[];
  categories: number[];
  keywords: number[];
}

/** The four kinds of tags, as ids. */
export type PhotoTags = Pick<PhotoDraft, "animals" | "plants" | "categories" | "keywords">;

/** POST /api/photostag: tags given to several photos, and taken from them. */
export interface PhotosTag {
  photoIds: number[];
  add: PhotoTags;
  remove: PhotoTags;
}

/** A photo stored under another name because its own was taken (spec §3). */
export interface PhotoDuplicate {
  photoDuplicateId: number;
  dateUploaded: string;
  fileName_Old: string;
  fileName_New: string;
}

/** A photo is portrait when higher than wide, otherwise landscape (spec §3). */
export function isPortrait(photo: { width: number; height: number }): boolean {
  return photo.height > photo.width;
}
