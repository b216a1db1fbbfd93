import type { CallContext } from "../../../lib/call-context";
import { takeUpload } from "../../../photos/take-upload";
import { UploadFault } from "../../../photos/upload-fault";

export default () => ({
  /** Reads the form itself: nobody has looked at it before the policy let the owner through. */
  async take(ctx: CallContext) {
    try {
      ctx.body = await takeUpload(ctx.req);
    } catch (error) {
      if (!(error instanceof UploadFault)) throw error;
      ctx.status = error.status;
      ctx.body = [{ fieldId: "files", errorMessage: error.message }];
    }
  },
});
