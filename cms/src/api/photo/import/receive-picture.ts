import { randomUUID } from "node:crypto";
import { mkdir, rm } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import type { PictureUploaded } from "shared-types/photo/answers";
import { photoCalls } from "shared-types/photo/calls";
import { readOneFile, type IncomingFile } from "../../../http/read-files";
import { folders } from "../files/folders";
import { identify } from "../formats/identify";
import { RefusedFileError } from "../formats/refused-file";
import { inboxName } from "./inbox-name";
import { receiveFile } from "./receive";

type ImportPicture = (file: string) => Promise<{ photoId: number }>;

async function importPicture(
  file: IncomingFile,
  importFile: ImportPicture,
): Promise<PictureUploaded> {
  // An import removes what a crash leaves under such a name.
  const folder = join(folders.imports, `${randomUUID()}.part`);
  await mkdir(folder);
  try {
    const { path } = await receiveFile(file, join(folder, inboxName(file.fileName)));
    await identify(path);
    return { errors: [], photoId: (await importFile(path)).photoId };
  } catch (error) {
    if (!(error instanceof RefusedFileError)) throw error;
    return { errors: [{ fieldId: "files", errorMessage: error.message }], photoId: 0 };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Takes one picture for a page of the site straight through the import; the inbox is not touched.
 * @throws UploadError
 */
export const receivePicture = (
  request: IncomingMessage,
  importFile: ImportPicture,
): Promise<PictureUploaded> =>
  readOneFile(request, photoCalls.pictureUpload.files, (file) => importPicture(file, importFile));
