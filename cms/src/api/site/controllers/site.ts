import { siteCalls } from "shared-types/site/calls";
import { answersToEdit, saves } from "../../../http/handlers";
import { readBody } from "../../../http/read-body";
import { controllerOf } from "../../../http/routes";
import { serviceOf } from "../../../platform/services";

export default controllerOf(siteCalls, (strapi, calls) => {
  const site = () => serviceOf(strapi, "api::site.site");
  return {
    site: () => site().all(),
    sitePhotos: () => site().photos(),

    siteEdit: answersToEdit(() => site().toEdit()),
    siteFixed: async () => site().fixed(),

    photoUses: async (ctx) => {
      const { photoIds } = await readBody(ctx, calls.photoUses);
      return site().photoUses(photoIds);
    },

    siteUpdate: saves(calls.siteUpdate, "There is no site record.", (draft, ctx) =>
      site().update(draft, ctx.get("if-match")),
    ),
  };
});
