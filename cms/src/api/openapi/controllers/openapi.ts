import { openapiCalls } from "shared-types/openapi/calls";
import { controllerOf } from "../../../http/routes";
import { readSite } from "../../site-record/settings";
import { openApiDocument } from "../document";

export default controllerOf(openapiCalls, (strapi) => ({
  async openapi() {
    return openApiDocument((await readSite(strapi.db.connection)).title);
  },
}));
