import { photoWordCalls } from "shared-types/photo-word/owner";
import type { CallContext } from "../../../http/call-context";
import { answers } from "../../../http/handlers";
import { checkBody } from "../../../http/read-body";
import { controllerOf } from "../../../http/routes";
import { serviceOf } from "../../../platform/services";

export default controllerOf(photoWordCalls, (strapi, calls) => {
  const service = () => serviceOf(strapi, "api::photo-word.photo-word");
  return {
    photoWords: answers(async () => ({ words: await service().words() })),

    async photoWordsAccept(ctx: CallContext) {
      const checked = await checkBody(ctx, calls.photoWordsAccept);
      ctx.body =
        "broken" in checked
          ? { errors: checked.broken, plants: 0, animals: 0, photos: 0 }
          : await service().accept(checked.value);
    },

    async photoWordsUndo(ctx: CallContext) {
      const checked = await checkBody(ctx, calls.photoWordsUndo);
      ctx.body =
        "broken" in checked
          ? { errors: checked.broken, plants: 0, animals: 0, photos: 0 }
          : await service().undo(checked.value);
    },
  };
});
