import type { PictureEdit } from "../workers/derive";

/** The columns that decide what a photo's files show (docs/decisions/051). */
export interface MadeFrom {
  /** SHA-256 of the original. */
  contentHash: string | null;
  /** Degrees clockwise from how the file came; older records have none. */
  rotation: number | null;
  /** Where the banner is cut out, in percent; null: where the picture has most detail. */
  bannerAt: number | null;
}

/** What files were made from, as one text to compare. */
export function madeFrom({ contentHash, rotation, bannerAt }: MadeFrom): string {
  return [contentHash ?? "", rotation ?? 0, bannerAt ?? "auto"].join("/");
}

/** Whether a photo's files show something other than its record says. */
export function isOutdated(photo: MadeFrom & { filesFrom: string | null }): boolean {
  return photo.filesFrom !== null && photo.filesFrom !== madeFrom(photo);
}

/** How far the files there now are turned. */
export const rotationOf = ({ filesFrom, rotation }: MadeFrom & { filesFrom: string | null }) =>
  filesFrom === null ? (rotation ?? 0) : Number(filesFrom.split("/")[1]);

/** The columns that must still hold when files made from them are published. */
export const madeFromColumns = ({ contentHash, rotation, bannerAt }: MadeFrom): MadeFrom => ({
  contentHash,
  rotation,
  bannerAt,
});

/** What the owner has changed in its picture. */
export const editOf = ({ rotation, bannerAt }: MadeFrom): PictureEdit => ({
  rotation: rotation ?? 0,
  bannerAt,
});
