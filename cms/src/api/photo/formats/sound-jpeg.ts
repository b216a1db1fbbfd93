import { adobeRgb } from "./icc-profile";
import { jpegSegments, startOfScan } from "./jpeg-segments";
import { textOfBytes } from "./metadata-text";
import { bytesAt, numbersAt, tiffDirectory } from "./tiff-directory";

const app0 = 0xe0;
const app1 = 0xe1;
const app2 = 0xe2;
const endOfImage = Buffer.from([0xff, 0xd9]);

const exifDirectory = 0x8769;
const interopDirectory = 0xa005;
const colorSpace = 0xa001;
const interopIndex = 0x0001;
const srgb = 1;

/** SOF0–SOF15 without the tables and the arithmetic conditioning that lie among them. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const isSequential = (marker: number) => marker === 0xc0 || marker === 0xc1;

/** Whether EXIF names Adobe RGB: by the index R03 of DCF's option file, and no tag says sRGB. */
function isAdobeRgb(tiff: Buffer): boolean {
  const [exifAt] = numbersAt(tiffDirectory(tiff), exifDirectory);
  const exif = tiffDirectory(tiff, exifAt ?? 0);
  const [interopAt] = numbersAt(exif, interopDirectory);
  const index = bytesAt(tiffDirectory(tiff, interopAt ?? 0), interopIndex);
  return numbersAt(exif, colorSpace)[0] !== srgb && index !== null && textOfBytes(index) === "R03";
}

function segmentOf(marker: number, body: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

/**
 * The same picture without what decoders warn of though no pixel is affected: stray bytes between segments, a JFIF version
 * of 2, the scan parameters 0, 0, 0 that some Samsung phones write into sequential files (lovell/sharp#1578), no end of
 * image. With its color profile if only EXIF names it. Where the picture's data are damaged or cut, it stays so, and a
 * strict decoder says so. Null if there is nothing to mend.
 */
export function soundJpeg(file: Buffer): Buffer | null {
  const segments = jpegSegments(file);
  const scan = segments.at(-1);
  const frame = segments.find(({ marker }) => isFrame(marker));
  if (scan?.marker !== startOfScan || !frame) return null;
  const starts = (from: number, mark: string) =>
    file.toString("latin1", from, from + mark.length) === mark;
  const has = (marker: number, mark: string) =>
    segments.find((segment) => segment.marker === marker && starts(segment.from, mark));

  const isWholeScan = isSequential(frame.marker) && file[scan.from] === file[frame.from + 5];
  const strays = segments.some(({ from }, n) => from - 4 !== (segments[n - 1]?.to ?? 2));
  const jfif = has(app0, "JFIF\0");
  const isJfifOdd = jfif !== undefined && file[jfif.from + 5] !== 1;
  const parameters = file.subarray(scan.to - 3, scan.to);
  const isScanOdd = isSequential(frame.marker) && !parameters.equals(Buffer.from([0, 63, 0]));
  // Of several scans the last may be missing, which no decoder can tell.
  const isEndless = isWholeScan && file.indexOf(endOfImage, scan.to) < 0;
  const exif = has(app1, "Exif\0");
  const isUnnamed =
    !has(app2, "ICC_PROFILE\0") &&
    exif !== undefined &&
    isAdobeRgb(file.subarray(exif.from + 6, exif.to));
  if (!strays && !isJfifOdd && !isScanOdd && !isEndless && !isUnnamed) return null;

  const parts = [file.subarray(0, 2)];
  for (const segment of segments) {
    const body = Buffer.from(file.subarray(segment.from, segment.to));
    if (isJfifOdd && segment === jfif) body[5] = 1;
    if (isScanOdd && segment === scan) body.set([0, 63, 0], body.length - 3);
    if (isUnnamed && segment === scan)
      parts.push(
        segmentOf(app2, Buffer.concat([Buffer.from("ICC_PROFILE\0\x01\x01"), adobeRgb()])),
      );
    parts.push(segmentOf(segment.marker, body));
  }
  parts.push(file.subarray(scan.to), ...(isEndless ? [endOfImage] : []));
  return Buffer.concat(parts);
}
