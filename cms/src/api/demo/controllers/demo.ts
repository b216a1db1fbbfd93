import { demoCalls } from "shared-types/demo/calls";
import { readBody } from "../../../http/read-body";
import { refuse } from "../../../http/refuse";
import { controllerOf } from "../../../http/routes";
import { serviceOf } from "../../../platform/services";
import { DemoError } from "../services/demo";

export default controllerOf(demoCalls, (strapi, calls) => ({
  async demoRemove(ctx) {
    const wanted = await readBody(ctx, calls.demoRemove);
    try {
      return await serviceOf(strapi, "api::demo.demo").remove(wanted);
    } catch (error) {
      if (!(error instanceof DemoError)) throw error;
      return refuse(ctx, error.status, error.message);
    }
  },
}));
