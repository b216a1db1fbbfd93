import { rm } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import type { PhotosUploaded } from "shared-types";
import { identify, RefusedFile } from "./identify";
import { inboxName } from "./inbox-name";
import { keepPart, partPath, receiveFile } from "./receive";
import { readFiles, type IncomingFile } from "./read-files";
import { UploadFault } from "./upload-fault";

/**
 * Puts the files of a form into the inbox, and refuses what their header shows to be no photo
 * (contract §10). What was accepted stays, also when the rest fails.
 * @throws UploadFault
 */
export async function takeUpload(request: IncomingMessage): Promise<PhotosUploaded> {
  const answer: PhotosUploaded = { accepted: [], refused: [] };

  async function take(file: IncomingFile): Promise<void> {
    if (file.field !== "files") throw new UploadFault(400, "Files belong into the field 'files'.");
    const part = await receiveFile(file, partPath());
    // What a form sends whose chooser was left empty.
    if (part.size === 0 && file.fileName === "") return rm(part.path);
    try {
      await identify(part.path);
      answer.accepted.push({ fileName: await keepPart(part, file.fileName) });
    } catch (error) {
      if (!(error instanceof RefusedFile)) throw error;
      answer.refused.push({ fileName: inboxName(file.fileName), errorMessage: error.message });
    } finally {
      await rm(part.path, { force: true });
    }
  }

  const texts = await readFiles(request, take);
  const [unknown] = texts.keys();
  if (unknown !== undefined) throw new UploadFault(400, `This call takes no field '${unknown}'.`);
  if (answer.accepted.length + answer.refused.length === 0)
    throw new UploadFault(400, "Please choose at least one file.");
  return answer;
}
