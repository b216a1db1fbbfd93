import type { Core } from "@strapi/strapi";
import { loadMessages, panelMessages, photoOwnerCalls } from "shared-types";
import { answerSave, type Saved } from "../../../http/answer-save";
import type { CallContext } from "../../../http/call-context";
import { orNotFound, saves } from "../../../http/handlers";
import { readId } from "../../../http/read-id";
import { UploadError } from "../../../http/upload-error";
import { serviceOf } from "../../../platform/services";
import { inWorkFolder } from "../import/journal";
import { ImportsBusy } from "../import/lock";
import { receiveReplacement } from "../import/receive-replacement";

const missing = loadMessages.photos;

/** Answers 409 while another process of this site works on photos. */
async function orBusy(ctx: CallContext, work: Promise<Saved>): Promise<Saved> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ImportsBusy) ctx.throw(409, error.message);
    throw error;
  }
}

const wantedBy = (ctx: CallContext, photoId: number) => ({ photoId, ifMatch: ctx.get("if-match") });

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const pictures = () => serviceOf(strapi, "api::photo.picture");
  return {
    rotate: saves(photoOwnerCalls.photoRotate, missing, ({ photoId, rotation }, ctx) =>
      orBusy(ctx, pictures().rotate(wantedBy(ctx, photoId), rotation)),
    ),

    banner: saves(photoOwnerCalls.photoBanner, missing, ({ photoId, bannerAt }, ctx) =>
      orBusy(ctx, pictures().chooseBanner(wantedBy(ctx, photoId), bannerAt)),
    ),

    /** Reads the form itself, so that nothing is read before the policy has let the owner through. */
    async replace(ctx: CallContext) {
      const wanted = wantedBy(ctx, readId(ctx, "id", missing));
      try {
        const saved = await inWorkFolder(async (folder) => {
          const received = await receiveReplacement(ctx.req, folder);
          return orBusy(ctx, pictures().replace(wanted, received, folder));
        });
        answerSave(ctx, saved, missing);
      } catch (error) {
        if (!(error instanceof UploadError)) throw error;
        ctx.status = error.status;
        ctx.body = [{ fieldId: "file", errorMessage: error.message }];
      }
    },

    async original(ctx: CallContext) {
      const found = await pictures().original(readId(ctx, "id", missing));
      const { name, bytes } = orNotFound(found, panelMessages.originalMissing);
      ctx.set("Cache-Control", "no-store");
      ctx.attachment(name);
      ctx.type = "application/octet-stream";
      ctx.body = bytes;
    },
  };
};
