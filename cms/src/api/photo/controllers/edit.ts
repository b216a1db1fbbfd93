import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { loadMessages, panelMessages, type ValidationErrors } from "shared-types";
import { photoDraftSchema, photoIdsSchema, photosTagSchema } from "shared-types/schemas";
import { answerSave } from "../../../lib/answer-save";
import type { CallContext } from "../../../lib/call-context";
import { checkBody, readBody } from "../../../lib/read-body";
import { readId } from "../../../lib/read-id";
import { saveBody } from "../../../lib/save-body";
import { serviceOf } from "../../../services";

const missing = loadMessages.photos;

/** What is wrong, and that something is (spec §5). */
function withHeading(broken: ValidationErrors): ValidationErrors {
  if (broken.length === 0) return broken;
  return [...broken, { fieldId: "", errorMessage: panelMessages.photoInvalid }];
}

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const photos = () => serviceOf(strapi, "api::photo.edit");
  return {
    async options(ctx: CallContext) {
      ctx.body = await photos().options();
    },

    async details(ctx: CallContext) {
      const found = await photos().details(readId(ctx, "photoId", missing));
      if (!found) throw new errors.NotFoundError(missing);
      ctx.set("ETag", found.etag);
      ctx.body = found.photo;
    },

    async severalDetails(ctx: CallContext) {
      const { photoIds } = await readBody(ctx, photoIdsSchema);
      ctx.body = await photos().severalDetails(photoIds);
    },

    async update(ctx: CallContext) {
      const checked = await checkBody(ctx, photoDraftSchema);
      if ("broken" in checked) return void (ctx.body = withHeading(checked.broken));
      const saved = await photos().update(checked.value, ctx.get("if-match"));
      answerSave(ctx, Array.isArray(saved) ? withHeading(saved) : saved, missing);
    },

    async tag(ctx: CallContext) {
      await saveBody(ctx, photosTagSchema, missing, (change) => photos().tag(change));
    },
  };
};
