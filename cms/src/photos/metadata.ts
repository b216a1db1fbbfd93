import exifr from "exifr";
import { DateTime } from "luxon";
import { environment } from "../environment";

/** What a camera or a photo program wrote into the file. */
export interface PhotoMetadata {
  /** The camera's clock as a moment in UTC, or null. */
  dateTaken: Date | null;
  caption: string;
  keywords: string[];
}

interface Tags {
  DateTimeOriginal?: string;
  OffsetTimeOriginal?: string;
  ImageDescription?: string;
  Caption?: string;
  Keywords?: string | string[];
}

/** The camera's local time, by its own offset if it wrote one, else in the site's zone (contract §10). */
function momentOf(tags: Tags): Date | null {
  if (!tags.DateTimeOriginal) return null;
  const zone = tags.OffsetTimeOriginal ? `UTC${tags.OffsetTimeOriginal}` : environment.timeZone;
  const moment = DateTime.fromFormat(tags.DateTimeOriginal, "yyyy:MM:dd HH:mm:ss", { zone });
  return moment.isValid ? moment.toJSDate() : null;
}

/** Reads EXIF and IPTC; a file without them, or with broken ones, has empty values. */
export async function readMetadata(file: string): Promise<PhotoMetadata> {
  const tags = ((await exifr
    .parse(file, { iptc: true, reviveValues: false, translateValues: false })
    .catch(() => null)) ?? {}) as Tags;
  return {
    dateTaken: momentOf(tags),
    caption: (tags.Caption ?? tags.ImageDescription ?? "").trim(),
    keywords: [tags.Keywords ?? []].flat().map((keyword) => keyword.trim()),
  };
}
