import type { Core } from "@strapi/strapi";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import { loadMessages } from "shared-types/kit/messages";
import { panelMessages } from "shared-types/kit/panel-messages";
import { photoOwnerCalls } from "shared-types/photo/owner";
import { answerSave } from "../../../http/answer-save";
import { answers, answersToEdit, orNotFound, saves } from "../../../http/handlers";
import type { CallContext } from "../../../http/call-context";
import { checkBody, readBody } from "../../../http/read-body";
import { readId } from "../../../http/read-id";
import { serviceOf } from "../../../platform/services";

const missing = loadMessages.photos;

/** The broken rules, and the sentence that says there are any (docs/product.md 4.5). */
function withHeading(broken: ValidationErrors): ValidationErrors {
  if (broken.length === 0) return broken;
  return [...broken, { fieldId: "", errorMessage: panelMessages.photoInvalid }];
}

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const photos = () => serviceOf(strapi, "api::photo.edit");
  return {
    options: answers(() => photos().options()),

    details: answersToEdit(async (ctx) =>
      orNotFound(await photos().details(readId(ctx, "photoId", missing)), missing),
    ),

    severalDetails: answers(async (ctx) => {
      const { photoIds } = await readBody(ctx, photoOwnerCalls.photosDetails);
      return photos().severalDetails(photoIds);
    }),

    async update(ctx: CallContext) {
      const checked = await checkBody(ctx, photoOwnerCalls.photoUpdate);
      if ("broken" in checked) return void (ctx.body = withHeading(checked.broken));
      const saved = await photos().update(checked.value, ctx.get("if-match"));
      answerSave(ctx, Array.isArray(saved) ? withHeading(saved) : saved, missing);
    },

    updateTags: saves(photoOwnerCalls.photoTagsUpdate, missing, (update, ctx) =>
      photos().updateTags(update, ctx.get("if-match")),
    ),

    tag: saves(photoOwnerCalls.photosTag, missing, (change) => photos().tag(change)),
  };
};
