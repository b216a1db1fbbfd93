import type { CallContext } from "../../http/call-context";
import { refuse } from "../../http/refuse";
import { UploadError } from "../../http/upload-error";
import { CsvError } from "./parse";
import { CsvBusy } from "./run-alone";

/** A handler of a file, which says why it cannot be read or imported. */
export const refusingCsv =
  (handle: (ctx: CallContext) => Promise<void>) => async (ctx: CallContext) => {
    try {
      await handle(ctx);
    } catch (error) {
      if (error instanceof CsvError) refuse(ctx, 400, error.message);
      else if (error instanceof UploadError) refuse(ctx, error.status, error.message);
      else if (error instanceof CsvBusy) refuse(ctx, 409, error.message);
      else throw error;
    }
  };
