import { errors } from "@strapi/utils";
import { viewCalls, viewMessages } from "shared-types";
import { check, viewsQuerySchema } from "shared-types/schemas";
import { answerSave } from "../../../http/answer-save";
import type { CallContext } from "../../../http/call-context";
import { answers, saves } from "../../../http/handlers";
import { controllerOf } from "../../../http/routes";
import { serviceOf } from "../../../platform/services";

/** How many days the address asks for. @throws ValidationError */
async function daysIn({ query }: CallContext): Promise<number> {
  const checked = await check(viewsQuerySchema, { ...query });
  if ("value" in checked) return Number(checked.value.days);
  throw new errors.ValidationError(viewMessages.range);
}

export default controllerOf(viewCalls, (strapi, calls) => {
  const views = () => serviceOf(strapi, "api::view.view");
  return {
    views: answers(async (ctx) => views().read(await daysIn(ctx))),
    viewsUpdate: saves(calls.viewsUpdate, viewMessages.missing, (draft) => views().update(draft)),
    async viewsDelete(ctx: CallContext) {
      answerSave(ctx, await views().delete(), viewMessages.missing);
    },
  };
});
