import type { FileHandle } from "node:fs/promises";

/** So many bytes of a file from a place on; fewer where it ends. */
export async function readBytes(file: FileHandle, from: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from);
  return buffer.subarray(0, bytesRead);
}
