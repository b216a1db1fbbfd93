import { answered, type Handler } from "../../http/call-context";
import { UploadError } from "../../http/upload-error";

/**
 * A handler that reads a form of files itself, so that nothing is read before the policy has let the owner through. An
 * upload that is stopped is an error of `field`.
 */
export const readsFiles =
  <Answer>(field: string, handle: Handler<Answer>): Handler<Answer> =>
  async (ctx) => {
    try {
      return await handle(ctx);
    } catch (error) {
      if (!(error instanceof UploadError)) throw error;
      ctx.status = error.status;
      ctx.body = [{ fieldId: field, errorMessage: error.message }];
      return answered;
    }
  };
