import { viewMessages } from "shared-types/view/codes";
import { viewCalls } from "shared-types/view/calls";
import { viewsQuerySchema } from "shared-types/view/schema";
import { answerOfSave } from "../../../http/answer-save";
import { saves } from "../../../http/handlers";
import { readQuery } from "../../../http/read-body";
import { controllerOf } from "../../../http/routes";
import { serviceOf } from "../../../platform/services";

export default controllerOf(viewCalls, (strapi, calls) => {
  const views = () => serviceOf(strapi, "api::view.view");
  return {
    views: async (ctx) => {
      const { days } = await readQuery(ctx, viewsQuerySchema, () => viewMessages.range);
      return views().read(Number(days));
    },
    viewsUpdate: saves(calls.viewsUpdate, viewMessages.missing, (draft) => views().update(draft)),
    viewsDelete: async (ctx) => answerOfSave(ctx, await views().delete(), viewMessages.missing),
  };
});
