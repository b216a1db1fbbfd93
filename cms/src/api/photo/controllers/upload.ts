import type { CallContext } from "../../../http/call-context";
import { receiveUpload } from "../import/receive-upload";
import { UploadError } from "../../../http/upload-error";

export default () => ({
  /** Reads the form itself, so that nothing is read before the policy has let the owner through. */
  async take(ctx: CallContext) {
    try {
      ctx.body = await receiveUpload(ctx.req);
    } catch (error) {
      if (!(error instanceof UploadError)) throw error;
      ctx.status = error.status;
      ctx.body = [{ fieldId: "files", errorMessage: error.message }];
    }
  },
});
