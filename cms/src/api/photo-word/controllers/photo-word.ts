import { photoWordCalls } from "shared-types/photo-word/calls";

import { checkBody } from "../../../http/read-body";
import { controllerOf } from "../../../http/routes";
import { serviceOf } from "../../../platform/services";

export default controllerOf(photoWordCalls, (strapi, calls) => {
  const service = () => serviceOf(strapi, "api::photo-word.photo-word");
  return {
    photoWords: async () => ({ words: await service().words() }),

    async photoWordsAccept(ctx) {
      const checked = await checkBody(ctx, calls.photoWordsAccept);
      return "broken" in checked
        ? { errors: checked.broken, plants: 0, animals: 0, photos: 0 }
        : service().accept(checked.value);
    },

    async photoWordsUndo(ctx) {
      const checked = await checkBody(ctx, calls.photoWordsUndo);
      return "broken" in checked
        ? { errors: checked.broken, plants: 0, animals: 0, photos: 0 }
        : service().undo(checked.value);
    },
  };
});
