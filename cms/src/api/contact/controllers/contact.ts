import type { Core } from "@strapi/strapi";
import { contactCalls } from "shared-types";
import { savesLimited } from "../../../http/handlers";
import { serviceOf } from "../../../platform/services";

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const contact = () => serviceOf(strapi, "api::contact.contact");
  return {
    add: savesLimited(contactCalls.contactAdd, (message, ctx) => contact().take(message, ctx.ip)),
  };
};
