import type { ValidationErrors } from "./errors";
import type { PhotoItem } from "./photo";

/** Limits of one file (contract §6): bytes at upload, megapixels of the picture. */
export const uploadMaxBytes = 50 * 1024 * 1024;
export const importMaxMegapixels = 60;

/** What the site takes, by content; for the file chooser's `accept` too. */
export const photoMimeTypes = [
  "image/jpeg",
  "image/png",
  "image/webp",
  "image/tiff",
  "image/heic",
] as const;
export type PhotoMimeType = (typeof photoMimeTypes)[number];

/** A file that was not taken, and what to do about it. */
export interface RefusedFile {
  fileName: string;
  errorMessage: string;
}

/** POST /api/photosupload, answer: what waits in the inbox now, under which name, and what does not. */
export interface PhotosUploaded {
  accepted: { fileName: string }[];
  refused: RefusedFile[];
}

/** A photo that came in. `renamedFrom` is the name it came with when that was taken, otherwise ''. */
export interface ImportedPhoto {
  photoId: number;
  fileName: string;
  renamedFrom: string;
}

/** A keyword found in files that the site does not have yet, and the photos it was found on. */
export interface OfferedKeyword {
  keyword: string;
  photoIds: number[];
}

/** POST /api/photosimport, answer (contract §6). `imported` and `skipped` are numbers of files. */
export interface PhotosImported {
  errors: ValidationErrors;
  imported: number;
  /** The same bytes were here already. */
  skipped: number;
  failed: RefusedFile[];
  photos: ImportedPhoto[];
  newKeywords: OfferedKeyword[];
}

/** GET /api/photosimport: the import that runs, the files that wait for one, and how the last one ended. */
export interface ImportProgress {
  state: "running" | "idle";
  /** Files of the running import, 0 when idle. */
  total: number;
  done: number;
  /** The file it is at, '' when idle. */
  current: string;
  /** Files in the inbox. */
  waiting: number;
  /** Since the server's start; null when there was none. */
  result: PhotosImported | null;
}

/** POST /api/photosdetails, request: photos to describe, at most `detailsMax`. */
export interface PhotoIds {
  photoIds: number[];
}

export const detailsMax = 500;

/** POST /api/photosdetails, answer: the photos in the order asked, each with photoupdate's If-Match. */
export interface PhotoToDescribe {
  photo: PhotoItem;
  etag: string;
}
