/** A chunk of a PNG file: its type, where it begins and ends, and its content. */
interface PngChunk {
  type: string;
  from: number;
  to: number;
  body: Buffer;
}

/** The chunks of a PNG file, the first being its header. */
export function pngChunks(file: Buffer): PngChunk[] {
  const chunks: PngChunk[] = [];
  for (let from = 8; from + 8 <= file.length;) {
    const to = from + 12 + file.readUInt32BE(from);
    const type = file.toString("latin1", from + 4, from + 8);
    chunks.push({ type, from, to, body: file.subarray(from + 8, to - 4) });
    from = to;
  }
  return chunks;
}
