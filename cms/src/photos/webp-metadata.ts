/** The parts of a WebP file by their four-letter names. */
function* chunks(file: Buffer): Generator<[name: string, data: Buffer]> {
  for (let at = 12; at + 8 <= file.length;) {
    const size = file.readUInt32LE(at + 4);
    yield [file.toString("latin1", at, at + 4), file.subarray(at + 8, at + 8 + size)];
    at += 8 + size + (size % 2);
  }
}

const prefixes: Record<string, string> = {
  EXIF: "Exif\0\0",
  "XMP ": "http://ns.adobe.com/xap/1.0/\0",
};

/** The EXIF and XMP of a WebP file in the form in which a JPEG carries them: exifr reads no WebP. */
export function asJpegSegments(file: Buffer): Buffer {
  const segments: Buffer[] = [Buffer.from([0xff, 0xd8])];
  for (const [name, data] of chunks(file)) {
    const prefix = prefixes[name];
    if (prefix === undefined) continue;
    const begun = data.subarray(0, prefix.length).equals(Buffer.from(prefix, "latin1"));
    const body = begun ? data : Buffer.concat([Buffer.from(prefix, "latin1"), data]);
    if (body.length + 2 > 0xffff) continue;
    const head = Buffer.from([0xff, 0xe1, 0, 0]);
    head.writeUInt16BE(body.length + 2, 2);
    segments.push(head, body);
  }
  return Buffer.concat([...segments, Buffer.from([0xff, 0xd9])]);
}
