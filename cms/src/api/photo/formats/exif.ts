import { isCamerasOwn } from "./camera-words";
import { isScanner } from "./date-taken";
import { keywordsInExif } from "./keywords-in";
import { textOfBytes, textOfWindows } from "./metadata-text";
import { bytesAt, numbersAt, tiffDirectory, type TiffDirectory } from "./tiff-directory";

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
  xpTitle: 0x9c9b,
  xpComment: 0x9c9c,
  xpKeywords: 0x9c9e,
  fileSource: 0xa300,
};

/** What EXIF says: text by tag, and whether a scanner made the file. */
export function readExif(tiff: Buffer | null) {
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
    title: textOfWindows(bytesAt(main, exifTags.xpTitle)),
    comment: textOfWindows(bytesAt(main, exifTags.xpComment)),
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
