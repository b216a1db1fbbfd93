import type { IncomingMessage } from "node:http";
import { extname, join } from "node:path";
import { loadMessages } from "shared-types/kit/messages";
import { panelMessages } from "shared-types/kit/panel-messages";
import { photoCalls } from "shared-types/photo/calls";
import { answerOfSave } from "../../../http/answer-save";
import type { CallContext } from "../../../http/call-context";
import { orNotFound, saves, readId } from "../../../http/handlers";
import { readOneFile } from "../../../http/read-files";
import { controllerOf } from "../../../http/routes";
import { serviceOf } from "../../../platform/services";
import { inboxName } from "../import/inbox-name";
import { inWorkFolder } from "../import/journal";
import { receiveFile, type Received } from "../import/receive";
import { readsFiles } from "../reads-files";

/**
 * Stores the one file of a form in a work folder.
 * @throws UploadError
 */
const receiveReplacement = (request: IncomingMessage, folder: string): Promise<Received> =>
  readOneFile(request, photoCalls.photoReplace.files, (file) =>
    // Named as none of the files that are made from it.
    receiveFile(file, join(folder, `original${extname(inboxName(file.fileName))}`)),
  );

const missing = loadMessages.photos;

const wantedBy = (ctx: CallContext, photoId: number) => ({ photoId, ifMatch: ctx.get("if-match") });

const { photoRotate, photoBanner, photoReplace, photoOriginal } = photoCalls;

export default controllerOf(
  { photoRotate, photoBanner, photoReplace, photoOriginal },
  (strapi, calls) => {
    const pictures = () => serviceOf(strapi, "api::photo.picture");
    return {
      photoRotate: saves(calls.photoRotate, missing, ({ photoId, rotation }, ctx) =>
        pictures().rotate(wantedBy(ctx, photoId), rotation),
      ),

      photoBanner: saves(calls.photoBanner, missing, ({ photoId, bannerAt }, ctx) =>
        pictures().chooseBanner(wantedBy(ctx, photoId), bannerAt),
      ),

      photoReplace: readsFiles("file", async (ctx) => {
        const wanted = wantedBy(ctx, readId(ctx, "id", missing));
        const saved = await inWorkFolder(async (folder) => {
          const received = await receiveReplacement(ctx.req, folder);
          return pictures().replace(wanted, received, folder);
        });
        return answerOfSave(ctx, saved, missing);
      }),

      async photoOriginal(ctx) {
        const found = await pictures().original(readId(ctx, "id", missing));
        const { name, bytes } = orNotFound(found, panelMessages.originalMissing);
        ctx.set("Cache-Control", "no-store");
        ctx.attachment(name);
        ctx.type = "application/octet-stream";
        return bytes;
      },
    };
  },
);
