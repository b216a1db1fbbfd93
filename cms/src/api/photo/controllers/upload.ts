import type { Core } from "@strapi/strapi";
import type { CallContext } from "../../../http/call-context";
import { ImportsBusy } from "../import/lock";
import { receivePicture } from "../import/receive-picture";
import { receiveUpload } from "../import/receive-upload";
import { UploadError } from "../../../http/upload-error";
import { serviceOf } from "../../../platform/services";

const takes = (receive: (ctx: CallContext) => Promise<unknown>) => async (ctx: CallContext) => {
  try {
    ctx.body = await receive(ctx);
  } catch (error) {
    if (error instanceof ImportsBusy) ctx.throw(409, error.message);
    if (!(error instanceof UploadError)) throw error;
    ctx.status = error.status;
    ctx.body = [{ fieldId: "files", errorMessage: error.message }];
  }
};

/** Reads forms itself, so that nothing is read before the policy has let the owner through. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  take: takes((ctx) => receiveUpload(ctx.req)),
  takePicture: takes((ctx) => {
    const photos = serviceOf(strapi, "api::photo.import-file");
    return receivePicture(ctx.req, (file) => photos.importFile(file, { visibility: "site" }));
  }),
});
