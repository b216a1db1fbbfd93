import type { Core } from "@strapi/strapi";
import { linkCalls, linkMessages } from "shared-types";
import { answers, saves, savesById } from "../../../http/handlers";
import { serviceOf } from "../../../platform/services";

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const links = () => serviceOf(strapi, "api::link.link");
  return {
    all: answers(() => links().all()),
    update: saves(linkCalls.linkUpdate, linkMessages.linkId, (draft, ctx) =>
      links().update(draft.linkId, draft, ctx.get("if-match")),
    ),
    remove: savesById(linkMessages.linkId, (id) => links().remove(id)),
    removeAll: saves(linkCalls.linksDelete, linkMessages.linkId, ({ ids }) =>
      links().removeAll(ids),
    ),
  };
};
