import type { CallContext } from "../../http/call-context";
import { UploadError } from "../../http/upload-error";

/**
 * A handler that reads a form of files itself, so that nothing is read before the policy has let the owner through. An
 * upload that is stopped is an error of `field`.
 */
export const readsFiles =
  (field: string, handle: (ctx: CallContext) => Promise<void>) => async (ctx: CallContext) => {
    try {
      await handle(ctx);
    } catch (error) {
      if (!(error instanceof UploadError)) throw error;
      ctx.status = error.status;
      ctx.body = [{ fieldId: field, errorMessage: error.message }];
    }
  };
