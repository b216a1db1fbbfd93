import { rm } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import type { PhotosUploaded } from "shared-types/photo/import";
import { photoOwnerCalls } from "shared-types/photo/owner";
import { identify } from "../formats/identify";
import { RefusedFileError } from "../formats/refused-file";
import { inboxName } from "./inbox-name";
import { moveToInbox, temporaryPath, receiveFile } from "./receive";
import { readFilesIn, type IncomingFile } from "../../../http/read-files";
import { UploadError } from "../../../http/upload-error";

/**
 * Stores the files of a form in the inbox, and refuses those whose header is not a photo's
 * (docs/product.md 6.1). What was accepted stays, also when the rest fails.
 * @throws UploadError
 */
export async function receiveUpload(request: IncomingMessage): Promise<PhotosUploaded> {
  const answer: PhotosUploaded = { accepted: [], refused: [] };

  async function take(file: IncomingFile): Promise<void> {
    const part = await receiveFile(file, temporaryPath());
    // What browsers send for an empty file chooser.
    if (part.size === 0 && file.fileName === "") return rm(part.path);
    try {
      await identify(part.path);
      answer.accepted.push({ fileName: await moveToInbox(part, file.fileName) });
    } catch (error) {
      if (!(error instanceof RefusedFileError)) throw error;
      answer.refused.push({ fileName: inboxName(file.fileName), errorMessage: error.message });
    } finally {
      await rm(part.path, { force: true });
    }
  }

  await readFilesIn(request, photoOwnerCalls.photosUpload.files, take);
  if (answer.accepted.length + answer.refused.length === 0)
    throw new UploadError(400, "Please choose at least one file.");
  return answer;
}
