import type { ValidationErrors } from "shared-types/kit/error-answers";
import { loadMessages } from "shared-types/kit/messages";
import { panelMessages } from "shared-types/kit/panel-messages";
import { photoCalls } from "shared-types/photo/calls";
import { answerOfSave } from "../../../http/answer-save";
import { answersToEdit, orNotFound, saves, readId } from "../../../http/handlers";
import { checkBody, readBody } from "../../../http/read-body";
import { controllerOf } from "../../../http/routes";
import { serviceOf } from "../../../platform/services";

const missing = loadMessages.photos;

/** The broken rules, and the sentence that says there are any (docs/product.md 4.5). */
function withHeading(broken: ValidationErrors): ValidationErrors {
  if (broken.length === 0) return broken;
  return [...broken, { fieldId: "", errorMessage: panelMessages.photoInvalid }];
}

const { photoOptions, photoDetails, photosDetails, photoUpdate, photosTag, photoTagsUpdate } =
  photoCalls;

export default controllerOf(
  { photoOptions, photoDetails, photosDetails, photoUpdate, photosTag, photoTagsUpdate },
  (strapi, calls) => {
    const photos = () => serviceOf(strapi, "api::photo.edit");
    return {
      photoOptions: () => photos().options(),

      photoDetails: answersToEdit(async (ctx) =>
        orNotFound(await photos().details(readId(ctx, "photoId", missing)), missing),
      ),

      photosDetails: async (ctx) => {
        const { photoIds } = await readBody(ctx, calls.photosDetails);
        return photos().severalDetails(photoIds);
      },

      async photoUpdate(ctx) {
        const checked = await checkBody(ctx, calls.photoUpdate);
        if ("broken" in checked) return withHeading(checked.broken);
        const saved = await photos().update(checked.value, ctx.get("if-match"));
        return answerOfSave(
          ctx,
          Array.isArray(saved) ? withHeading(saved) : saved,
          panelMessages.gone,
        );
      },

      photoTagsUpdate: saves(calls.photoTagsUpdate, missing, (update, ctx) =>
        photos().updateTags(update, ctx.get("if-match")),
      ),

      photosTag: saves(calls.photosTag, missing, (change) => photos().tag(change)),
    };
  },
);
