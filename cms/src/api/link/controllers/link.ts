import type { Core } from "@strapi/strapi";
import { linkMessages } from "shared-types";
import { chosenIdsSchema, linkUpdateSchema } from "shared-types/schemas";
import { answers, saves, savesById } from "../../../http/handlers";
import { serviceOf } from "../../../platform/services";

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const links = () => serviceOf(strapi, "api::link.link");
  return {
    all: answers(() => links().all()),
    update: saves(linkUpdateSchema, linkMessages.linkId, (draft, ctx) =>
      links().update(draft.linkId, draft, ctx.get("if-match")),
    ),
    remove: savesById(linkMessages.linkId, (id) => links().remove(id)),
    removeAll: saves(chosenIdsSchema, linkMessages.linkId, ({ ids }) => links().removeAll(ids)),
  };
};
