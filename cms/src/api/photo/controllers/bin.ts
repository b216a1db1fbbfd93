import type { Core } from "@strapi/strapi";
import { loadMessages } from "shared-types/kit/messages";
import { savesById } from "../../../http/handlers";
import { serviceOf } from "../../../platform/services";

const missing = loadMessages.photos;

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const bin = () => serviceOf(strapi, "api::photo.bin");
  return {
    put: savesById(missing, (id) => bin().put(id)),
    restore: savesById(missing, (id) => bin().restore(id)),
  };
};
