import { viewpointCalls } from "shared-types/viewpoint/calls";
import { viewpointMessages } from "shared-types/viewpoint/codes";
import { asksAsOwner } from "../../../http/asks-as-owner";
import { adds, savesById, updates } from "../../../http/handlers";
import { controllerOf } from "../../../http/routes";
import { serviceOf } from "../../../platform/services";

const { missing } = viewpointMessages;

export default controllerOf(viewpointCalls, (strapi, calls) => {
  const viewpoints = () => serviceOf(strapi, "api::plan.viewpoint");
  return {
    viewpoints: async (ctx) => viewpoints().all(await asksAsOwner(strapi, ctx)),
    viewpointAdd: adds(calls.viewpointAdd, viewpoints),
    viewpointUpdate: updates(calls.viewpointUpdate, "viewpointId", viewpoints),
    viewpointDelete: savesById(missing, (id) => viewpoints().remove(id)),
  };
});
