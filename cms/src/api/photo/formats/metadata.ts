import { createHash } from "node:crypto";
import { limits } from "shared-types/kit/limits";
import type { PhotoMimeType } from "shared-types/photo/import";
import { cleanText } from "shared-types/kit/text";
import { isCameraWords } from "./camera-words";
import { fileKeywords, type FileKeyword } from "./file-keywords";
import { readIptc, type Iptc } from "./iptc";
import { keywordsInIptc, keywordsInXmp, uncut } from "./keywords-in";
import { metadataBlocks, type MetadataBlocks } from "./metadata-blocks";
import { ratingOf } from "./rating";
import { dateInName, dayOf } from "./date-in-name";
import { dateOf, type OpenDate } from "./date-taken";
import { readExif } from "./exif";
import { readDate, type FileDate } from "./read-date";
import { readSidecars } from "./sidecar";
import { readXmp, textIn, type XmpProperties } from "./xmp";

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

/** One word with a digit in it, such as DSC_0042, is a file name. */
const fileNameLike = /^\S*\d\S*$/;

/** The fields of IPTC that have an end: datasets 5, 105 and 120, in bytes. */
const iptcLimits = { title: 64, headline: 256, caption: 2000 };

/** The first meaningful text; Windows and old Macs end its lines in their ways. */
function firstText(...texts: string[]): string {
  const cleaned = texts.map((text) => cleanText(text.replace(/\r\n?/g, "\n")).trim());
  return cleaned.find((text) => text !== "" && !isCameraWords(text)) ?? "";
}

/** As much of a text as a caption or an alt text has room for, up to a word, and a sign that there was more. */
function fitting(text: string): string {
  if (text.length <= limits.altCaption) return text;
  // A word may be long, and a picture's character two units.
  return `${text.slice(0, limits.altCaption - 1).replace(/\s+\S{0,40}$|[\uD800-\uDBFF]$/, "")}…`;
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
    headlines: inOrder(textIn(xmp, "photoshop:Headline"), iptc.headline, iptcLimits.headline),
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

/** What a clock beside the camera showed. */
const clockOf = (date: FileDate) =>
  date.kind === "moment" ? date.moment.toFormat("yyyy-MM-dd HH:mm:ss") : "";

/**
 * Reads EXIF, IPTC and XMP, and the files beside the photo; a broken one affects neither the others nor the import.
 * @param sidecars their paths. Their XMP is right where the photo's says something else; JSON of Takeout and Flickr only fills in.
 */
export async function readMetadata(
  file: string,
  mimeType: PhotoMimeType,
  timeZone: string,
  sidecars: readonly string[] = [],
): Promise<PhotoMetadata> {
  const blocks = await metadataBlocks(file, mimeType);
  const exif = readExif(blocks.exif);
  const iptc = readIptc(blocks.iptc ?? Buffer.alloc(0));
  const beside = await readSidecars(sidecars);
  const own = readXmp(blocks.xmp);
  const xmp = readXmp([...beside.xmp, ...blocks.xmp]);
  const { titles, headlines, captions, isNewer } = wordsOf(xmp, iptc, blocks);
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
  const { told } = beside;
  const toldDate = told?.dateTaken ?? "";
  // For want of another, Google and Flickr take the day of digitizing, and Google, and a clock without a zone for UTC.
  const isScansOwn =
    exif.isScan && clockOf(readDate(toldDate, "UTC")) === clockOf(readDate(exif.digitized, "UTC"));
  const title = firstText(
    ...titles,
    exif.title,
    textIn(xmp, "acdsee:caption"),
    ...headlines,
    told?.title ?? "",
  );
  // Windows writes the title wherever a caption may stand, and what was typed as a comment only as that.
  const described = [
    ...captions,
    exif.caption,
    exif.comment,
    textIn(xmp, "acdsee:notes"),
    told?.caption ?? "",
  ];
  const altTexts = ["AltTextAccessibility", "ExtDescrAccessibility"].map((name) =>
    textIn(xmp, `Iptc4xmpCore:${name}`),
  );
  return {
    ...dateOf(
      originals,
      [...(exif.isScan ? [] : made), read(isScansOwn ? "" : toldDate)],
      {
        named: exif.isScan ? read("") : dateInName(file, timeZone),
        posted: exif.isScan ? read("") : dayOf(read(told?.datePosted ?? ""), timeZone),
      },
      timeZone,
    ),
    title: fileNameLike.test(title) ? "" : title,
    caption: fitting(firstText(...described.filter((text) => text.trim() !== title), ...described)),
    alt: fitting(firstText(...altTexts)),
    keywords: fileKeywords([
      ...beside.xmp.flatMap((packet) => keywordsInXmp(readXmp([packet]))),
      ...keywordsOf(own, iptc, blocks),
      ...exif.keywords,
      ...(told?.keywords ?? []),
    ]),
    rating: ratingOf(xmp, exif),
  };
}
