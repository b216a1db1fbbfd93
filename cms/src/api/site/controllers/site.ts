import { siteCalls } from "shared-types/site/calls";
import { siteOwnerCalls } from "shared-types/site/owner";
import { answers, answersToEdit, saves } from "../../../http/handlers";
import { readBody } from "../../../http/read-body";
import { controllerOf } from "../../../http/routes";
import { serviceOf } from "../../../platform/services";

export default controllerOf({ ...siteCalls, ...siteOwnerCalls }, (strapi, calls) => {
  const site = () => serviceOf(strapi, "api::site.site");
  return {
    site: answers(() => site().all()),
    sitePhotos: answers(() => site().photos()),

    siteEdit: answersToEdit(() => site().toEdit()),
    siteFixed: answers(async () => site().fixed()),

    photoUses: answers(async (ctx) => {
      const { photoIds } = await readBody(ctx, calls.photoUses);
      return site().photoUses(photoIds);
    }),

    siteUpdate: saves(calls.siteUpdate, "There is no site record.", (draft, ctx) =>
      site().update(draft, ctx.get("if-match")),
    ),
  };
});
