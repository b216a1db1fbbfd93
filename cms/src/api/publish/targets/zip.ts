import { createReadStream } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable, type PassThrough } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ZipFile } from "yazl";
import { newFile } from "../../../platform/new-file";
import type { Content } from "../content";
import type { OnStep } from "./generation";

/** Pictures and fonts are compressed as they are. */
const isPacked = (path: string) => /\.(jpe?g|png|webp|avif|gif|woff2?)$/i.test(path);

/**
 * Publishes into a zip, to be unpacked on a web space. It is written beside an older one, and takes its place when it is
 * whole. A file that cannot be read, such as a photo that is deleted meanwhile, ends it.
 */
export async function publishToZip(
  file: string,
  { files, read }: Content,
  onStep: OnStep = () => undefined,
): Promise<void> {
  const beginning = `${file}.new`;
  await mkdir(dirname(file), { recursive: true });
  await rm(beginning, { force: true });
  const target = await newFile(beginning, 0o600);
  const zip = new ZipFile();
  const archive = zip.outputStream as PassThrough;
  // It is heard before anything can fail: an archive that nobody hears would end the process.
  const written = pipeline(archive, target);
  const fail = (error: unknown) => void archive.destroy(error as Error);
  for (const path of files.keys())
    // Each is asked for when the one before it is written: thousands of open files are too many.
    zip.addReadStreamLazy(path, { compress: !isPacked(path) }, (give) => {
      const open = async () => {
        onStep(path);
        const found = await read(path);
        const bytes = Buffer.isBuffer(found)
          ? Readable.from([found])
          : createReadStream(found.file);
        // yazl does not look at errors of what it reads: unheard, one would end the process.
        bytes.on("error", fail);
        give(null, bytes);
      };
      open().catch(fail);
    });
  zip.end();
  try {
    await written;
    await rename(beginning, file);
  } finally {
    await rm(beginning, { force: true });
  }
}
