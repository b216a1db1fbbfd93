import { createHash } from "node:crypto";
import { limits } from "shared-types/kit/limits";
import type { PhotoMimeType } from "shared-types/photo/import";
import { cleanText } from "shared-types/kit/text";
import { isCameraWords, isCamerasOwn } from "./camera-words";
import { fileKeywords, type FileKeyword } from "./file-keywords";
import { readIptc, type Iptc } from "./iptc";
import { keywordsInExif, keywordsInIptc, keywordsInXmp, uncut } from "./keywords-in";
import { metadataBlocks, type MetadataBlocks } from "./metadata-blocks";
import { textOfBytes } from "./metadata-text";
import { dateOf, isScanner, type OpenDate } from "./date-taken";
import { readDate, type FileDate } from "./read-date";
import { bytesAt, numbersAt, tiffDirectory, type TiffDirectory } from "./tiff-directory";
import { readSidecars } from "./sidecar";
import { readXmp, textIn, type XmpProperties } from "./xmp";

/** Windows' percentages at which a star begins. */
const percentOfStar = [1, 25, 50, 75, 99];

/** Stars of a percentage: 1, 25, 50, 75 and 99 are one to five. */
const starsOf = (percent: number) => percentOfStar.filter((least) => percent >= least).length;

/**
 * What a program rated the photo: 1 to 5 stars, -1 for rejected; null for not at all. XMP's own comes first, then
 * Windows' and ACDSee's, then EXIF's.
 */
function ratingOf(xmp: XmpProperties, exif: { stars: number; percent: number }) {
  const number = (name: string) => Math.round(Number(textIn(xmp, name))) || 0;
  const given = [
    number("xmp:Rating"),
    starsOf(number("MicrosoftPhoto:Rating")),
    number("acdsee:rating"),
    exif.stars,
    starsOf(exif.percent),
  ];
  return given.find((stars) => stars === -1 || (stars >= 1 && stars <= 5)) ?? null;
}

/** What a camera or photo program wrote into the file; '' and null for nothing. */
export interface PhotoMetadata {
  /** The moment it was taken, ISO 8601, or the day, month or year that is said of it. */
  dateTaken: string | null;
  openDate: OpenDate | null;
  title: string;
  caption: string;
  alt: string;
  keywords: FileKeyword[];
  /** 1 to 5 stars, -1 for rejected, null for none. */
  rating: number | null;
}

const exifTags = {
  imageDescription: 0x010e,
  exifDirectory: 0x8769,
  make: 0x010f,
  model: 0x0110,
  software: 0x0131,
  dateTimeOriginal: 0x9003,
  dateTimeDigitized: 0x9004,
  offsetTimeOriginal: 0x9011,
  offsetTimeDigitized: 0x9012,
  rating: 0x4746,
  ratingPercent: 0x4749,
  xpKeywords: 0x9c9e,
  fileSource: 0xa300,
};

/** One word with a digit in it, such as DSC_0042, is a file name. */
const fileNameLike = /^\S*\d\S*$/;

/** The fields of IPTC that have an end: datasets 5 and 120, in bytes. */
const iptcLimits = { title: 64, caption: 2000 };

/** The first meaningful text. */
function firstText(...texts: string[]): string {
  const cleaned = texts.map((text) => cleanText(text).trim());
  return cleaned.find((text) => text !== "" && !isCameraWords(text)) ?? "";
}

/**
 * Whether IPTC was changed since XMP was last made equal to it, which its digest tells: then it is right where they differ,
 * else XMP is (Metadata Working Group, Guidelines for Handling Image Metadata 2.0, as ExifTool's MWG module reads them).
 */
function isIptcNewer({ iptc, iptcDigest }: MetadataBlocks): boolean {
  if (!iptc || iptcDigest === "") return false;
  return createHash("md5").update(iptc).digest("hex") !== iptcDigest;
}

/** What both XMP and IPTC say. */
function wordsOf(xmp: XmpProperties, iptc: Iptc, blocks: MetadataBlocks) {
  const title = textIn(xmp, "dc:title");
  const caption = textIn(xmp, "dc:description");
  const isNewer = isIptcNewer(blocks);
  const inOrder = (fromXmp: string, fromIptc: string, limit: number) =>
    isNewer ? [uncut(fromIptc, fromXmp, limit), fromXmp] : [fromXmp, fromIptc];
  return {
    titles: inOrder(title, iptc.title, iptcLimits.title),
    captions: inOrder(caption, iptc.caption, iptcLimits.caption),
    isNewer,
  };
}

/** The keywords of XMP and IPTC: of both, unless IPTC's digest tells which of them was changed last. */
function keywordsOf(xmp: XmpProperties, iptc: Iptc, blocks: MetadataBlocks): string[] {
  const fromXmp = keywordsInXmp(xmp);
  const fromIptc = keywordsInIptc(iptc, xmp);
  if (blocks.iptcDigest === "" || fromXmp.length === 0) return [...fromXmp, ...fromIptc];
  return isIptcNewer(blocks) && fromIptc.length > 0 ? fromIptc : fromXmp;
}

/** What EXIF says: text by tag, and whether a scanner made the file. */
function exifOf(tiff: Buffer | null) {
  const main = tiffDirectory(tiff ?? Buffer.alloc(0));
  const [at] = numbersAt(main, exifTags.exifDirectory);
  const camera = tiffDirectory(tiff ?? Buffer.alloc(0), at ?? 0);
  const textAt = (tag: number, ...directories: TiffDirectory[]) =>
    textOfBytes(directories.map((one) => bytesAt(one, tag)).find(Boolean) ?? Buffer.alloc(0));
  const [source] = numbersAt(camera, exifTags.fileSource);
  const [make = "", model = "", software = ""] = [
    exifTags.make,
    exifTags.model,
    exifTags.software,
  ].map((tag) => textAt(tag, main).trim());
  const caption = textAt(exifTags.imageDescription, main);
  return {
    caption: isCamerasOwn(caption.trim(), { make, model }) ? "" : caption,
    keywords: keywordsInExif(bytesAt(main, exifTags.xpKeywords)),
    stars: numbersAt(main, exifTags.rating)[0] ?? 0,
    percent: numbersAt(main, exifTags.ratingPercent)[0] ?? 0,
    // TIFF/EP has them in the main directory.
    date: textAt(exifTags.dateTimeOriginal, camera, main),
    offset: textAt(exifTags.offsetTimeOriginal, camera, main),
    digitized: textAt(exifTags.dateTimeDigitized, camera),
    digitizedOffset: textAt(exifTags.offsetTimeDigitized, camera),
    isScan: isScanner(source ?? 0, [make, model, software]),
  };
}

/** What a clock beside the camera showed. */
const clockOf = (date: FileDate) =>
  date.kind === "moment" ? date.moment.toFormat("yyyy-MM-dd HH:mm:ss") : "";

/**
 * Reads EXIF, IPTC and XMP, and the files beside the photo; a broken one affects neither the others nor the import.
 * @param sidecars their paths. Their XMP is right where the photo's says something else; Takeout only fills in.
 */
export async function readMetadata(
  file: string,
  mimeType: PhotoMimeType,
  timeZone: string,
  sidecars: readonly string[] = [],
): Promise<PhotoMetadata> {
  const blocks = await metadataBlocks(file, mimeType);
  const exif = exifOf(blocks.exif);
  const iptc = readIptc(blocks.iptc ?? Buffer.alloc(0));
  const beside = await readSidecars(sidecars);
  const own = readXmp(blocks.xmp);
  const xmp = readXmp([...beside.xmp, ...blocks.xmp]);
  const { titles, captions, isNewer } = wordsOf(xmp, iptc, blocks);
  const read = (text: string, offset = "") => readDate(text, timeZone, offset);
  const original = read(exif.date, exif.offset);
  // Where a file beside it only repeats the camera's clock, the camera knows the zone.
  const corrected = ["exif:DateTimeOriginal", "photoshop:DateCreated"]
    .map((name) => read(textIn(readXmp(beside.xmp), name)))
    .filter((date) => exif.offset === "" || clockOf(date) !== clockOf(original));
  const created = read(textIn(xmp, "photoshop:DateCreated"));
  const press = read([iptc.dateCreated, iptc.timeCreated].filter(Boolean).join("T"));
  const originals = [
    ...corrected,
    original,
    read(textIn(xmp, "exif:DateTimeOriginal")),
    ...(isNewer ? [press, created] : [created, press]),
  ];
  const made = [
    read(exif.digitized, exif.digitizedOffset),
    ...["exif:DateTimeDigitized", "xmp:CreateDate"].map((name) => read(textIn(xmp, name))),
  ];
  const { takeout } = beside;
  const title = firstText(...titles, takeout?.title ?? "");
  const altTexts = ["AltTextAccessibility", "ExtDescrAccessibility"].map((name) =>
    textIn(xmp, `Iptc4xmpCore:${name}`),
  );
  return {
    ...dateOf(originals, [...(exif.isScan ? [] : made), read(takeout?.dateTaken ?? "")], timeZone),
    title: fileNameLike.test(title) ? "" : title,
    caption: cleanText(
      firstText(...captions, exif.caption, takeout?.caption ?? "").slice(0, limits.altCaption),
    ),
    alt: cleanText(firstText(...altTexts).slice(0, limits.altCaption)),
    keywords: fileKeywords([
      ...beside.xmp.flatMap((packet) => keywordsInXmp(readXmp([packet]))),
      ...keywordsOf(own, iptc, blocks),
      ...exif.keywords,
    ]),
    rating: ratingOf(xmp, exif),
  };
}
