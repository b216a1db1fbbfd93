import type { Core } from "@strapi/strapi";
import { contactMessageSchema } from "shared-types/schemas";
import { savesLimited } from "../../../http/handlers";
import { serviceOf } from "../../../platform/services";

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const contact = () => serviceOf(strapi, "api::contact.contact");
  return {
    add: savesLimited(contactMessageSchema, (message, ctx) => contact().take(message, ctx.ip)),
  };
};
