/** A tag's type, and its value as bytes. */
interface TiffValue {
  type: number;
  bytes: Buffer;
}

/** The tags of one directory of a TIFF structure. */
export interface TiffDirectory {
  isLittle: boolean;
  tags: Map<number, TiffValue>;
}

const entryBytes = 12;
/** Bytes of one value of each type; what is not listed is no type. */
const unitBytes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4];

const u16 = (bytes: Buffer, at: number, isLittle: boolean) =>
  isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at);
const u32 = (bytes: Buffer, at: number, isLittle: boolean) =>
  isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at);

/**
 * The directory at an offset of a TIFF structure, the first one unless given. A tag whose value is not in the
 * file is left out; what is no TIFF has no tags.
 */
export function tiffDirectory(tiff: Buffer, offset?: number): TiffDirectory {
  const order = tiff.toString("latin1", 0, 2);
  const isLittle = order === "II";
  const tags = new Map<number, TiffValue>();
  if ((!isLittle && order !== "MM") || tiff.length < 8) return { isLittle, tags };
  const at = offset ?? u32(tiff, 4, isLittle);
  if (at < 8 || at + 2 > tiff.length) return { isLittle, tags };
  const end = at + 2 + u16(tiff, at, isLittle) * entryBytes;
  for (let entry = at + 2; entry + entryBytes <= Math.min(end, tiff.length); entry += entryBytes) {
    const tag = u16(tiff, entry, isLittle);
    const type = u16(tiff, entry + 2, isLittle);
    const length = (unitBytes[type] ?? 0) * u32(tiff, entry + 4, isLittle);
    const from = length <= 4 ? entry + 8 : u32(tiff, entry + 8, isLittle);
    if (length === 0 || from + length > tiff.length || tags.has(tag)) continue;
    tags.set(tag, { type, bytes: tiff.subarray(from, from + length) });
  }
  return { isLittle, tags };
}

/** The bytes of a tag, whatever its type. */
export const bytesAt = ({ tags }: TiffDirectory, tag: number): Buffer | null =>
  tags.get(tag)?.bytes ?? null;

/** The whole numbers of a tag; none if it has another type. */
export function numbersAt({ tags, isLittle }: TiffDirectory, tag: number): number[] {
  const { type = 0, bytes = Buffer.alloc(0) } = tags.get(tag) ?? {};
  if (type === 1 || type === 7) return [...bytes];
  if (![3, 4, 13].includes(type)) return [];
  const unit = type === 3 ? 2 : 4;
  const read = type === 3 ? u16 : u32;
  return Array.from({ length: bytes.length / unit }, (_, n) => read(bytes, n * unit, isLittle));
}
