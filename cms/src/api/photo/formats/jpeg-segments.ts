/** A segment of a JPEG file: its marker's second byte, and where its content begins and ends. */
interface JpegSegment {
  marker: number;
  from: number;
  to: number;
}

/** Markers without content: TEM, RST0–RST7, SOI. */
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

export const startOfScan = 0xda;
const endOfImage = 0xd9;

/**
 * The segments of a JPEG file up to the picture's data, the first scan's header being the last. Bytes between
 * segments that belong to none are passed over, as decoders do.
 */
export function jpegSegments(file: Buffer): JpegSegment[] {
  const segments: JpegSegment[] = [];
  for (let at = 2; at + 4 <= file.length;) {
    at = file.indexOf(0xff, at);
    const marker = at < 0 ? undefined : file[at + 1];
    if (marker === undefined || marker === endOfImage) break;
    if (marker === 0xff || marker === 0 || isBare(marker)) {
      at += marker === 0xff ? 1 : 2;
      continue;
    }
    if (at + 4 > file.length) break;
    const to = at + 2 + file.readUInt16BE(at + 2);
    segments.push({ marker, from: at + 4, to: Math.min(to, file.length) });
    if (marker === startOfScan) break;
    at = Math.max(to, at + 4);
  }
  return segments;
}
