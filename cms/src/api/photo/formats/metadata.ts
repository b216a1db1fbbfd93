import { createHash } from "node:crypto";
import { limits } from "shared-types/kit/limits";
import type { PhotoMimeType } from "shared-types/photo/import";
import { keptText } from "shared-types/kit/text";
import { fileKeywords, type FileKeyword } from "./file-keywords";
import { readIptc, type Iptc } from "./iptc";
import { metadataBlocks, type MetadataBlocks } from "./metadata-blocks";
import { textOfBytes } from "./metadata-text";
import { dateOf, isScanner, type OpenDate } from "./date-taken";
import { readDate } from "./read-date";
import { bytesAt, numbersAt, tiffDirectory, type TiffDirectory } from "./tiff-directory";
import { readXml, readXmp, type XmpProperties, type XmpValue } from "./xmp";

/** What a camera or photo program wrote into the file; '' and null for nothing. */
export interface PhotoMetadata {
  /** The moment it was taken, ISO 8601, or the day, month or year that is said of it. */
  dateTaken: string | null;
  openDate: OpenDate | null;
  title: string;
  caption: string;
  alt: string;
  keywords: FileKeyword[];
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
  xpKeywords: 0x9c9e,
  fileSource: 0xa300,
};

/** Captions that cameras write into every picture. */
const cameraWords =
  /^((\w+ )?DIGITAL CAMERA|SONY DSC|DCIM\\.*|DCF 1\.0|KONICA MINOLTA.*|SAMSUNG( CSC)?|Exif_JPEG.*|default)$/i;

/** One word with a digit in it, such as DSC_0042, is a file name. */
const fileNameLike = /^\S*\d\S*$/;

/** The fields of IPTC that have an end: datasets 5, 25 and 120, in bytes. */
const iptcLimits = { title: 64, keyword: 64, caption: 2000 };

/** The first meaningful text. */
function firstText(...texts: string[]): string {
  const cleaned = texts.map((text) => keptText(text).trim());
  return cleaned.find((text) => text !== "" && !cameraWords.test(text)) ?? "";
}

/** The text of an XMP property: of several languages the default one. */
function textIn(xmp: XmpProperties, name: string): string {
  const values = xmp.get(name) ?? [];
  return (values.find(({ lang }) => lang === "x-default") ?? values[0])?.text ?? "";
}

const textsIn = (xmp: XmpProperties, name: string) => (xmp.get(name) ?? []).map(({ text }) => text);

/** The paths of the Metadata Working Group's keywords, which are nested: their ends. */
function leavesOf(values: XmpValue[]): string[] {
  return values.flatMap(({ fields }) => {
    const children = leavesOf(fields.get("mwg-kw:Children") ?? []);
    return children.length > 0 ? children : textsIn(fields, "mwg-kw:Keyword");
  });
}

/** The assigned ends of ACDSee's categories: XML within XMP's text. */
function assignedIn(xml: string): string[] {
  const visit = (element: ReturnType<typeof readXml>): string[] => {
    const below = element.children.flatMap(visit);
    const isAssigned = element.attributes.get("Assigned") === "1";
    return below.length > 0 || !isAssigned ? below : [element.text.trim()];
  };
  return visit(readXml(xml));
}

/** Where photo programs file keywords in paths. */
const pathProperties = [
  "lr:hierarchicalSubject",
  "digiKam:TagsList",
  "MicrosoftPhoto:LastKeywordXMP",
  "mediapro:CatalogSets",
];

const pathsIn = (xmp: XmpProperties): string[] => [
  ...pathProperties.flatMap((name) => textsIn(xmp, name)),
  ...(xmp.get("mwg-kw:Keywords") ?? []).flatMap(({ fields }) =>
    leavesOf(fields.get("mwg-kw:Hierarchy") ?? []),
  ),
  ...assignedIn(textIn(xmp, "acdsee:categories")),
];

/**
 * Whether IPTC was changed since XMP was last made equal to it, which its digest tells: then it is right where they differ,
 * else XMP is (Metadata Working Group, Guidelines for Handling Image Metadata 2.0, as ExifTool's MWG module reads them).
 */
function isIptcNewer({ iptc, iptcDigest }: MetadataBlocks): boolean {
  if (!iptc || iptcDigest === "") return false;
  return createHash("md5").update(iptc).digest("hex") !== iptcDigest;
}

/** IPTC's text, or XMP's if IPTC cut it off at its limit in bytes. */
function uncut(iptc: string, xmp: string, limit: number): string {
  const isCut = Buffer.byteLength(iptc) > limit - 4 && xmp.startsWith(iptc);
  return isCut ? xmp : iptc;
}

/** What both XMP and IPTC say. */
function wordsOf(xmp: XmpProperties, iptc: Iptc, isNewer: boolean) {
  const title = textIn(xmp, "dc:title");
  const caption = textIn(xmp, "dc:description");
  const subjects = textsIn(xmp, "dc:subject");
  const inOrder = (fromXmp: string, fromIptc: string, limit: number) =>
    isNewer ? [uncut(fromIptc, fromXmp, limit), fromXmp] : [fromXmp, fromIptc];
  const keywords = iptc.keywords.map(
    (word) => subjects.find((subject) => uncut(word, subject, iptcLimits.keyword) !== word) ?? word,
  );
  return {
    titles: inOrder(title, iptc.title, iptcLimits.title),
    captions: inOrder(caption, iptc.caption, iptcLimits.caption),
    keywords:
      isNewer && keywords.length > 0
        ? keywords
        : [...(subjects.length > 0 ? subjects : keywords), ...pathsIn(xmp)],
  };
}

/** What EXIF says: text by tag, and whether a scanner made the file. */
function exifOf(tiff: Buffer | null) {
  const main = tiffDirectory(tiff ?? Buffer.alloc(0));
  const [at] = numbersAt(main, exifTags.exifDirectory);
  const camera = tiffDirectory(tiff ?? Buffer.alloc(0), at ?? 0);
  const textAt = (tag: number, ...directories: TiffDirectory[]) =>
    textOfBytes(directories.map((one) => bytesAt(one, tag)).find(Boolean) ?? Buffer.alloc(0));
  const [source] = numbersAt(camera, exifTags.fileSource);
  return {
    caption: textAt(exifTags.imageDescription, main),
    // Windows separates them by semicolons, in UTF-16.
    keywords: (bytesAt(main, exifTags.xpKeywords)?.toString("utf16le") ?? "")
      .replaceAll("\0", "")
      .split(";"),
    // TIFF/EP has them in the main directory.
    date: textAt(exifTags.dateTimeOriginal, camera, main),
    offset: textAt(exifTags.offsetTimeOriginal, camera, main),
    digitized: textAt(exifTags.dateTimeDigitized, camera),
    digitizedOffset: textAt(exifTags.offsetTimeDigitized, camera),
    isScan: isScanner(
      source ?? 0,
      [exifTags.make, exifTags.model, exifTags.software].map((tag) => textAt(tag, main)),
    ),
  };
}

/** Reads EXIF, IPTC and XMP; a broken one affects neither the others nor the import. */
export async function readMetadata(
  file: string,
  mimeType: PhotoMimeType,
  timeZone: string,
): Promise<PhotoMetadata> {
  const blocks = await metadataBlocks(file, mimeType);
  const exif = exifOf(blocks.exif);
  const iptc = readIptc(blocks.iptc ?? Buffer.alloc(0));
  const xmp = readXmp(blocks.xmp);
  const isNewer = isIptcNewer(blocks);
  const { titles, captions, keywords } = wordsOf(xmp, iptc, isNewer);
  const read = (text: string, offset = "") => readDate(text, timeZone, offset);
  const created = read(textIn(xmp, "photoshop:DateCreated"));
  const press = read([iptc.dateCreated, iptc.timeCreated].filter(Boolean).join("T"));
  const originals = [
    read(exif.date, exif.offset),
    read(textIn(xmp, "exif:DateTimeOriginal")),
    ...(isNewer ? [press, created] : [created, press]),
  ];
  const made = [
    read(exif.digitized, exif.digitizedOffset),
    ...["exif:DateTimeDigitized", "xmp:CreateDate"].map((name) => read(textIn(xmp, name))),
  ];
  const title = firstText(...titles);
  const altTexts = ["AltTextAccessibility", "ExtDescrAccessibility"].map((name) =>
    textIn(xmp, `Iptc4xmpCore:${name}`),
  );
  return {
    ...dateOf(originals, exif.isScan ? [] : made, timeZone),
    title: fileNameLike.test(title) ? "" : title,
    caption: keptText(firstText(...captions, exif.caption).slice(0, limits.altCaption)),
    alt: keptText(firstText(...altTexts).slice(0, limits.altCaption)),
    keywords: fileKeywords(keywords.length > 0 ? keywords : exif.keywords),
  };
}
