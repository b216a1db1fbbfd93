import exifr from "exifr";
import { DateTime } from "luxon";
import { limits } from "shared-types";
import { keptText } from "shared-types/schemas";
import { asJpegSegments } from "./metadata-blocks";
import { distinct, iptcText, xmpText } from "./metadata-text";

/** What a camera or photo program wrote into the file; '' and null for nothing. */
export interface PhotoMetadata {
  /** The moment it was taken, ISO 8601. */
  dateTaken: string | null;
  title: string;
  caption: string;
  keywords: string[];
}

type Values = Record<string, unknown>;
type Blocks = Partial<Record<"ifd0" | "exif" | "iptc" | "dc" | "xmp" | "photoshop", Values>>;

const blockOptions = {
  mergeOutput: false,
  reviveValues: false,
  translateValues: false,
  sanitize: true,
  gps: false,
  interop: false,
  ifd1: false,
  icc: false,
  jfif: false,
  ihdr: false,
};

/** Captions that cameras write into every picture. */
const cameraWords =
  /^(OLYMPUS DIGITAL CAMERA|SONY DSC|DCIM\\.*|MINOLTA DIGITAL CAMERA|KONICA MINOLTA.*|SAMSUNG( CSC)?|Exif_JPEG.*|DIGITAL CAMERA|default)$/i;

/** One word with a digit in it, such as DSC_0042, is a file name. */
const fileNameLike = /^\S*\d\S*$/;

const textOf = (value: unknown) => (typeof value === "string" ? value : "");
const iptcOf = (value: unknown) => iptcText(textOf(Array.isArray(value) ? value[0] : value));

/** The first meaningful text. */
function firstText(...texts: string[]): string {
  const said = texts.map((text) => keptText(text).trim());
  return said.find((text) => text !== "" && !cameraWords.test(text)) ?? "";
}

/** Converts dates of EXIF, IPTC and XMP to ISO 8601. */
function isoOf(date: string, offset = ""): string {
  const zone = /^(Z|[+-]\d\d:?\d\d)$/.test(offset.trim()) ? offset.trim() : "";
  return date.trim().replace(/^(\d{4}):(\d\d):(\d\d) /, "$1-$2-$3T") + zone;
}

/** The first valid date; without an offset it is in the site's time zone (docs/product.md 4.10). */
function momentOf(zone: string, ...dates: string[]): string | null {
  for (const date of dates) {
    if (!/^\d{4}-?\d\d-?\d\d/.test(date)) continue;
    const moment = DateTime.fromISO(date, { zone });
    if (moment.isValid && moment.year > 1800) return moment.toUTC().toISO();
  }
  return null;
}

/** One metadata block; a broken one counts as missing. */
async function blocksOf(source: string | Buffer, options: object): Promise<Blocks> {
  const found: unknown = await exifr
    .parse(source, { ...blockOptions, ...options })
    .catch(() => null);
  return found ?? {};
}

/** Reads EXIF, IPTC and XMP separately, so that a broken block affects neither the others nor the import. */
export async function readMetadata(
  file: string,
  mimeType: string,
  timeZone: string,
): Promise<PhotoMetadata> {
  const repacked = mimeType === "image/webp" || mimeType === "image/png";
  const source = repacked ? await asJpegSegments(file) : file;
  // In a TIFF file the other blocks are found through its tags.
  const tiff = mimeType === "image/tiff";
  const [camera, press, program] = await Promise.all([
    blocksOf(source, { tiff: true, iptc: false, xmp: false }),
    blocksOf(source, { tiff, iptc: true, xmp: false }),
    blocksOf(source, { tiff, iptc: false, xmp: true }),
  ]);
  const { ifd0 = {}, exif = {} } = camera;
  const { iptc = {} } = press;
  const { dc = {}, xmp = {}, photoshop = {}, exif: copied = {} } = program;
  const title = firstText(xmpText(dc["title"]), iptcOf(iptc["ObjectName"]));
  const caption = firstText(
    ...[xmpText(dc["description"]), iptcOf(iptc["Caption"])],
    textOf(ifd0["ImageDescription"]),
  );
  const dateTaken = momentOf(
    timeZone,
    isoOf(textOf(exif["DateTimeOriginal"]), textOf(exif["OffsetTimeOriginal"])),
    ...[copied["DateTimeOriginal"], photoshop["DateCreated"]].map((date) => isoOf(textOf(date))),
    // Scans often have a day without a time.
    [iptc["DateCreated"], iptc["TimeCreated"]].map(textOf).filter(Boolean).join("T"),
    isoOf(textOf(xmp["CreateDate"])),
  );
  const words = [dc["subject"] ?? []].flat().map(xmpText);
  const keywords = [iptc["Keywords"] ?? []].flat().map((word) => iptcText(textOf(word)));
  return {
    dateTaken,
    title: fileNameLike.test(title) ? "" : title,
    caption: keptText(caption.slice(0, limits.altCaption)),
    keywords: distinct([...words, ...keywords]),
  };
}
