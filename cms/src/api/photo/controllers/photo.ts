import type { Core } from "@strapi/strapi";
import { loadMessages } from "shared-types/kit/messages";
import { photoCalls } from "shared-types/photo/calls";
import { answers, orNotFound } from "../../../http/handlers";
import { readBody } from "../../../http/read-body";
import { readId } from "../../../http/read-id";
import { serviceOf } from "../../../platform/services";
import { asksAsOwner } from "../../../http/asks-as-owner";

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const photos = () => serviceOf(strapi, "api::photo.photo");
  return {
    search: answers(async (ctx) => {
      const withInternal = await asksAsOwner(strapi, ctx);
      return photos().search(await readBody(ctx, photoCalls.photos), withInternal);
    }),

    place: answers(async (ctx) => {
      const withInternal = await asksAsOwner(strapi, ctx);
      const photoId = readId(ctx, "photoId", loadMessages.photos);
      return orNotFound(await photos().place(photoId, withInternal), loadMessages.photos);
    }),
  };
};
