import type { WriteStream } from "node:fs";
import { open } from "node:fs/promises";

/**
 * Opens a new file for a pipeline to write, which ends when the file is on the disk. It is there before the pipeline
 * begins: a stream that opens its file by itself may do so after its pipeline has failed, and whoever
 * removes what failed misses it.
 * @throws EEXIST when there is one
 */
export async function newFile(path: string, mode = 0o666): Promise<WriteStream> {
  const file = await open(path, "wx", mode);
  return file.createWriteStream({ flush: true });
}
