/** What Adobe's image resources ('8BIM') say of metadata. */
interface PhotoshopResources {
  iptc: Buffer | null;
  /** MD5 of the IPTC records that XMP was made equal to, in hexadecimal, or ''. */
  iptcDigest: string;
  xmp: Buffer | null;
}

const iptcId = 0x0404;
const digestId = 0x0425;
const xmpId = 0x0424;

/** The resources in the body of a JPEG's APP13 segments, or of a TIFF's tag 34377. */
export function photoshopResources(bytes: Buffer): PhotoshopResources {
  const found = new Map<number, Buffer>();
  for (let at = 0; at + 12 <= bytes.length;) {
    if (bytes.toString("latin1", at, at + 4) !== "8BIM") break;
    const id = bytes.readUInt16BE(at + 4);
    // A Pascal string and the data are padded to an even length.
    const nameBytes = ((bytes[at + 6] ?? 0) + 2) & ~1;
    const sizeAt = at + 6 + nameBytes;
    if (sizeAt + 4 > bytes.length) break;
    const size = bytes.readUInt32BE(sizeAt);
    if (!found.has(id)) found.set(id, bytes.subarray(sizeAt + 4, sizeAt + 4 + size));
    at = sizeAt + 4 + size + (size % 2);
  }
  return {
    iptc: found.get(iptcId) ?? null,
    iptcDigest: found.get(digestId)?.toString("hex") ?? "",
    xmp: found.get(xmpId) ?? null,
  };
}
