import type { FileHandle } from "node:fs/promises";

/** Up to `length` bytes of a file from a position on; fewer at its end. */
export async function readBytes(file: FileHandle, from: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from);
  return buffer.subarray(0, bytesRead);
}
