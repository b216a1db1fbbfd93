import { extname, join } from "node:path";
import type { IncomingMessage } from "node:http";
import { photoCalls } from "shared-types/photo/calls";
import { readOneFile } from "../../../http/read-files";
import { inboxName } from "./inbox-name";
import { receiveFile, type Received } from "./receive";

/**
 * Stores the one file of a form in a work folder.
 * @throws UploadError
 */
export const receiveReplacement = (request: IncomingMessage, folder: string): Promise<Received> =>
  readOneFile(request, photoCalls.photoReplace.files, (file) =>
    // Named as none of the files that are made from it.
    receiveFile(file, join(folder, `original${extname(inboxName(file.fileName))}`)),
  );
