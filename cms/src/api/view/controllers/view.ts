import { viewMessages } from "shared-types/view/codes";
import { viewCalls } from "shared-types/view/owner";
import { viewsQuerySchema } from "shared-types/view/schema";
import { answerSave } from "../../../http/answer-save";
import type { CallContext } from "../../../http/call-context";
import { answers, saves } from "../../../http/handlers";
import { readQuery } from "../../../http/read-body";
import { controllerOf } from "../../../http/routes";
import { serviceOf } from "../../../platform/services";

export default controllerOf(viewCalls, (strapi, calls) => {
  const views = () => serviceOf(strapi, "api::view.view");
  return {
    views: answers(async (ctx) => {
      const { days } = await readQuery(ctx, viewsQuerySchema, () => viewMessages.range);
      return views().read(Number(days));
    }),
    viewsUpdate: saves(calls.viewsUpdate, viewMessages.missing, (draft) => views().update(draft)),
    async viewsDelete(ctx: CallContext) {
      answerSave(ctx, await views().delete(), viewMessages.missing);
    },
  };
});
