import type { CallContext } from "../../http/call-context";
import { refuse } from "../../http/refuse";
import { UploadError } from "../../http/upload-error";

/** A handler of a file, which says why its upload was stopped. */
export const refusingCsv =
  (handle: (ctx: CallContext) => Promise<void>) => async (ctx: CallContext) => {
    try {
      await handle(ctx);
    } catch (error) {
      if (!(error instanceof UploadError)) throw error;
      refuse(ctx, error.status, error.message);
    }
  };
