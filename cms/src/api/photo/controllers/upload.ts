import { randomUUID } from "node:crypto";
import { mkdir, rm } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import type { PictureUploaded } from "shared-types/photo/answers";
import { photoCalls } from "shared-types/photo/calls";
import { readOneFile, type IncomingFile } from "../../../http/read-files";
import { controllerOf } from "../../../http/routes";
import { serviceOf } from "../../../platform/services";
import { folders } from "../files/folders";
import { identify } from "../formats/identify";
import { RefusedFileError } from "../formats/refused-file";
import { inboxName } from "../import/inbox-name";
import { receiveFile } from "../import/receive";
import { receiveUpload } from "../import/receive-upload";
import { readsFiles } from "../reads-files";

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
const receivePicture = (
  request: IncomingMessage,
  importFile: ImportPicture,
): Promise<PictureUploaded> =>
  readOneFile(request, photoCalls.pictureUpload.files, (file) => importPicture(file, importFile));

const { photosUpload, pictureUpload } = photoCalls;

export default controllerOf({ photosUpload, pictureUpload }, (strapi) => ({
  photosUpload: readsFiles("files", (ctx) => receiveUpload(ctx.req)),

  pictureUpload: readsFiles("files", (ctx) => {
    const photos = serviceOf(strapi, "api::photo.import-file");
    return receivePicture(ctx.req, (file) => photos.importFile(file, { visibility: "site" }));
  }),
}));
