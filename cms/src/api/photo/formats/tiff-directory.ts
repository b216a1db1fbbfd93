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

/** Bytes of one value of each type; what is not listed is no type. Those of 16 and above are BigTIFF's. */
const unitBytes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4, 0, 0, 8, 8, 8];

const u16 = (bytes: Buffer, at: number, isLittle: boolean) =>
  isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at);
const u32 = (bytes: Buffer, at: number, isLittle: boolean) =>
  isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at);

const u64 = (bytes: Buffer, at: number, isLittle: boolean) =>
  Number(isLittle ? bytes.readBigUInt64LE(at) : bytes.readBigUInt64BE(at));

const classic = {
  place: u32,
  placeBytes: 4,
  firstAt: 4,
  count: u16,
  countBytes: 2,
  entryBytes: 12,
};
const big = { place: u64, placeBytes: 8, firstAt: 8, count: u64, countBytes: 8, entryBytes: 20 };

/** How a TIFF structure counts, by its first four bytes: BigTIFF has 64 bits for each place and number. */
export const tiffLayout = (head: Buffer) => (head[2] === 43 || head[3] === 43 ? big : classic);

/**
 * The directory at an offset of a TIFF structure, the first one unless given. A tag whose value is not in the
 * file is left out; what is no TIFF has no tags.
 */
export function tiffDirectory(tiff: Buffer, offset?: number): TiffDirectory {
  const order = tiff.toString("latin1", 0, 2);
  const isLittle = order === "II";
  const tags = new Map<number, TiffValue>();
  const { place, placeBytes, firstAt, count, countBytes, entryBytes } = tiffLayout(tiff);
  if ((!isLittle && order !== "MM") || tiff.length < firstAt + placeBytes)
    return { isLittle, tags };
  const at = offset ?? place(tiff, firstAt, isLittle);
  if (at < 8 || at + countBytes > tiff.length) return { isLittle, tags };
  const end = at + countBytes + count(tiff, at, isLittle) * entryBytes;
  for (
    let entry = at + countBytes;
    entry + entryBytes <= Math.min(end, tiff.length);
    entry += entryBytes
  ) {
    const tag = u16(tiff, entry, isLittle);
    const type = u16(tiff, entry + 2, isLittle);
    const length = (unitBytes[type] ?? 0) * place(tiff, entry + 4, isLittle);
    const valueAt = entry + 4 + placeBytes;
    const from = length <= placeBytes ? valueAt : place(tiff, valueAt, isLittle);
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
  if (![3, 4, 13, 16, 18].includes(type)) return [];
  const unit = unitBytes[type] ?? 1;
  const read = unit === 2 ? u16 : unit === 4 ? u32 : u64;
  return Array.from({ length: bytes.length / unit }, (_, n) => read(bytes, n * unit, isLittle));
}
