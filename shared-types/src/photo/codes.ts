import type { Shape } from "../kit/call";
import type { ColumnLabel, SortDirection } from "../kit/list";

export const photoSearchColumns = ["kwd", "pid", "cap", "dtu", "dtt"] as const;
export const photoSortColumns = ["dtu", "dtt", "pid"] as const;
/** What a photo may lack: any tag, a caption, or an alt text of the owner's own; '' is any photo. */
export const photoGaps = ["", "tags", "caption", "alt"] as const;
export type PhotoGap = (typeof photoGaps)[number];
/** Who sees a photo: everyone; everyone, but only where the site itself uses it; the owner; the owner, until it is described. */
export const photoVisibilities = ["public", "site", "internal", "waiting"] as const;
export type PhotoVisibility = (typeof photoVisibilities)[number];
type PhotoSearchColumn = (typeof photoSearchColumns)[number];
export type PhotoSortColumn = (typeof photoSortColumns)[number];

export const photoColumnLabels: ColumnLabel<PhotoSearchColumn>[] = [
  { code: "kwd", label: "Keyword" },
  { code: "pid", label: "Photo Id" },
  { code: "cap", label: "Caption" },
  { code: "dtu", label: "Date Uploaded" },
  { code: "dtt", label: "Date Taken" },
];

export const photosPerPage = 24;

/** How far a photo can be turned, in degrees clockwise from how its file came. */
export const photoRotations = [0, 90, 180, 270] as const;
export type PhotoRotation = (typeof photoRotations)[number];

/** A banner is this many times as wide as high. */
export const bannerRatio = 3;

/** The file name that stands for 'no thumbnail' (docs/product.md 6.5). */
export const thumbPlaceholder = "default.png";

/** Widths in px of the responsive files; 'full' is at most `fullMax` on its longer side (docs/product.md 6.2). */
export const photoWidths = [320, 640, 960, 1280, 1920] as const;
export const fullMax = 2560;

/** `category` 0 is all; `pageId` counts from 1. */
export interface PhotoFilter {
  category: number;
  missing: PhotoGap;
  /** '' finds all that the asker may see. */
  visibility: PhotoVisibility | "";
  searchColumn: PhotoSearchColumn;
  searchTerm: string;
  sortColumn: PhotoSortColumn;
  sortDirection: SortDirection;
  pageId: number;
}

export const photoFilterDefault: PhotoFilter = {
  category: 0,
  missing: "",
  visibility: "",
  searchColumn: "kwd",
  searchTerm: "",
  sortColumn: "dtu",
  sortDirection: "desc",
  pageId: 1,
};

/** The four kinds of tags, as ids. */
export type PhotoTags = Pick<PhotoDraft, "animals" | "plants" | "categories" | "keywords">;

/** A photo is portrait when higher than wide, otherwise landscape (docs/product.md 4.5). */
export function isPortrait(photo: { width: number; height: number }): boolean {
  return photo.height > photo.width;
}

/**
 * The stored values of the photo form's fields, from which the ETag is made. An alt text that is only proposed
 * is empty: it changes with its tags and is no one's work.
 */
export function photoDraftOf(photo: PhotoItem): PhotoDraft {
  const { photoId, fileName, height, width, caption, fileType, fileSize } = photo;
  const alt = photo.altProposed ? "" : photo.alt;
  const { dateTaken, dateUploaded, visibility, animals, plants, categories, keywords } = photo;
  const more = { dateTaken, dateUploaded, visibility };
  const tags = { animals, plants, categories, keywords };
  return { photoId, fileName, height, width, alt, caption, fileType, fileSize, ...more, ...tags };
}

/** A photo's form and what its files are made from, as its history keeps it; `original` is its file's SHA-256. */
export interface PhotoKept extends PhotoDraft {
  rotation?: PhotoRotation;
  bannerAt?: number | null;
  original?: string;
  tagNotes?: Omit<PhotoTagsUpdate, "photoId">;
}

export type Banner = Shape<"Banner">;
export type PhotoDraft = Shape<"PhotoDraft">;
export type PhotoDuplicate = Shape<"PhotoDuplicate">;
export type PhotoItem = Shape<"PhotoItem">;
export type PhotoOptions = Shape<"PhotoOptions">;
export type PhotoPage = Shape<"PhotoPage">;
export type PhotoPlace = Shape<"PhotoPlace">;
export type PhotoSource = Shape<"PhotoSource">;
export type PhotoSpecies = Shape<"PhotoSpecies">;
export type PhotosTag = Shape<"PhotosTag">;
export type PhotoTagNotes = Shape<"PhotoTagNotes">;
export type PhotoTagsUpdate = Shape<"PhotoTagsUpdate">;
export type PhotoToEdit = Shape<"PhotoToEdit">;
