import { rm } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { isSidecar, sidecarsOf } from "shared-types/photo/sidecar";
import type { PhotosUploaded } from "shared-types/photo/answers";
import { photoCalls } from "shared-types/photo/calls";
import { identify } from "../formats/identify";
import { RefusedFileError } from "../formats/refused-file";
import { inboxName } from "./inbox-name";
import { copyToInbox, moveToInbox, receiveFile, temporaryPath, type Received } from "./receive";
import { readFilesIn, type IncomingFile } from "../../../http/read-files";
import { UploadError } from "../../../http/upload-error";

interface Stored {
  part: Received;
  fileName: string;
}

/**
 * Stores the files of a form in the inbox, and refuses those whose header is not a photo's (docs/product.md 6.1). What tells of
 * a photo of the same form is stored beside it. What was accepted stays, also when the rest fails.
 * @throws UploadError
 */
export async function receiveUpload(request: IncomingMessage): Promise<PhotosUploaded> {
  const answer: PhotosUploaded = { accepted: [], refused: [] };
  const photos: Stored[] = [];
  const sidecars: Stored[] = [];

  async function take(file: IncomingFile): Promise<void> {
    const part = await receiveFile(file, temporaryPath());
    // What browsers send for an empty file chooser.
    if (part.size === 0 && file.fileName === "") return rm(part.path);
    if (isSidecar(file.fileName)) {
      sidecars.push({ part, fileName: file.fileName });
      return undefined;
    }
    try {
      await identify(part.path);
      const fileName = await moveToInbox(part, file.fileName);
      photos.push({ part, fileName });
      answer.accepted.push({ fileName });
    } catch (error) {
      if (!(error instanceof RefusedFileError)) throw error;
      answer.refused.push({ fileName: inboxName(file.fileName), errorMessage: error.message });
    } finally {
      await rm(part.path, { force: true });
    }
  }

  /** Stores what tells of photos beside each of them, else by itself: they may come in another form. */
  async function takeSidecars(): Promise<void> {
    for (const { part, fileName } of sidecars) {
      const described = photos.filter(
        (photo) => sidecarsOf(photo.fileName, [fileName], inboxName).length > 0,
      );
      const besides =
        described.length > 0 ? described.map((photo) => photo.part.hash) : [part.hash];
      for (const hash of besides) await copyToInbox(part, inboxName(fileName), hash);
      answer.accepted.push({ fileName: inboxName(fileName) });
    }
  }

  try {
    await readFilesIn(request, photoCalls.photosUpload.files, take);
    await takeSidecars();
  } finally {
    for (const { part } of sidecars) await rm(part.path, { force: true });
  }
  if (answer.accepted.length + answer.refused.length === 0)
    throw new UploadError(400, "Please choose at least one file.");
  return answer;
}
