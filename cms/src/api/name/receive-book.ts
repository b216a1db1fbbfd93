import { mkdtemp, rm } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { nameLimits, nameMessages } from "shared-types/name/codes";
import { readFileForm, type FileForm, type IncomingFile } from "../../http/read-files";
import { newFile } from "../../platform/new-file";
import { UploadError } from "../../http/upload-error";
import { namesFile } from "./files";

/** A file that was sent, on disk until it is let go. */
interface ReceivedBook {
  file: string;
  fileName: string;
  letGo: () => Promise<void>;
}

/** Counts bytes, and stops at too many. */
function limited(): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      done(size > nameLimits.bytes ? new UploadError(413, nameMessages.tooBig) : null, chunk);
    },
    flush(done) {
      done(size === 0 ? new UploadError(400, nameMessages.noFile) : null);
    },
  });
}

/**
 * Writes the one file of a form beside the book of names.
 * @throws UploadError
 */
export async function receiveBook(request: IncomingMessage, form: FileForm): Promise<ReceivedBook> {
  const folder = await mkdtemp(`${namesFile()}-`);
  // What cannot be removed now is removed by the next start.
  const letGo = () => rm(folder, { recursive: true, force: true }).catch(() => undefined);
  const take = async ({ bytes, fileName, signal }: IncomingFile): Promise<ReceivedBook> => {
    const file = join(folder, "names");
    await pipeline(bytes, limited(), await newFile(file), { signal });
    return { file, fileName: fileName.replace(/\p{C}/gu, "").slice(-200), letGo };
  };
  try {
    const maxBytes = nameLimits.bytes + 1;
    return (await readFileForm(request, { ...form, maxBytes }, take, nameMessages.noFile)).file;
  } catch (error) {
    await letGo();
    throw error;
  }
}
