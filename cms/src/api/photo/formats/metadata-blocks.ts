import sharp from "sharp";

const exifMark = Buffer.from("Exif\0\0", "latin1");
const xmpMark = Buffer.from("http://ns.adobe.com/xap/1.0/\0", "latin1");
/** A segment's size has two bytes. */
const maxSegment = 0xffff;

function segment(mark: Buffer, block: Buffer | undefined): Buffer {
  if (!block) return Buffer.alloc(0);
  const marked = block.subarray(0, mark.length).equals(mark);
  const body = marked ? block : Buffer.concat([mark, block]);
  if (body.length + 2 > maxSegment) return Buffer.alloc(0);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

/** The EXIF and XMP of a PNG or WebP file as JPEG segments, the only form exifr reads. */
export async function asJpegSegments(file: string): Promise<Buffer> {
  const { exif, xmp } = await sharp(file, { limitInputPixels: false }).metadata();
  const [begin, end] = [Buffer.from([0xff, 0xd8]), Buffer.from([0xff, 0xd9])];
  return Buffer.concat([begin, segment(exifMark, exif), segment(xmpMark, xmp), end]);
}
