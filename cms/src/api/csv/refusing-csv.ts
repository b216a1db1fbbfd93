import type { Handler } from "../../http/call-context";
import { refuse } from "../../http/refuse";
import { UploadError } from "../../http/upload-error";

/** A handler of a file, which says why its upload was stopped. */
export const refusingCsv =
  <Answer>(handle: Handler<Answer>): Handler<Answer> =>
  async (ctx) => {
    try {
      return await handle(ctx);
    } catch (error) {
      if (!(error instanceof UploadError)) throw error;
      return refuse(ctx, error.status, error.message);
    }
  };
