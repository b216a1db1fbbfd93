import { loadMessages } from "shared-types/kit/messages";
import { photoCalls } from "shared-types/photo/calls";
import { orNotFound, readId } from "../../../http/handlers";
import { readBody } from "../../../http/read-body";
import { controllerOf } from "../../../http/routes";
import { serviceOf } from "../../../platform/services";
import { asksAsOwner } from "../../../http/asks-as-owner";

const publicCalls = { photos: photoCalls.photos, photo: photoCalls.photo };

export default controllerOf(publicCalls, (strapi, calls) => {
  const photos = () => serviceOf(strapi, "api::photo.photo");
  return {
    photos: async (ctx) => {
      const withInternal = await asksAsOwner(strapi, ctx);
      return photos().search(await readBody(ctx, calls.photos), withInternal);
    },

    photo: async (ctx) => {
      const withInternal = await asksAsOwner(strapi, ctx);
      const photoId = readId(ctx, "photoId", loadMessages.photos);
      return orNotFound(await photos().place(photoId, withInternal), loadMessages.photos);
    },
  };
});
