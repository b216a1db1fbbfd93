import { viewpointCalls } from "shared-types/viewpoint/calls";
import { viewpointMessages } from "shared-types/viewpoint/codes";
import { viewpointOwnerCalls } from "shared-types/viewpoint/owner";
import { asksAsOwner } from "../../../http/asks-as-owner";
import { adds, savesById, updates } from "../../../http/handlers";
import { controllerOf } from "../../../http/routes";
import { serviceOf } from "../../../platform/services";

const { missing } = viewpointMessages;

export default controllerOf({ ...viewpointCalls, ...viewpointOwnerCalls }, (strapi, calls) => {
  const viewpoints = () => serviceOf(strapi, "api::plan.viewpoint");
  return {
    viewpoints: async (ctx) => viewpoints().all(await asksAsOwner(strapi, ctx)),
    viewpointAdd: adds(calls.viewpointAdd, viewpoints),
    viewpointUpdate: updates(calls.viewpointUpdate, "viewpointId", missing, viewpoints),
    viewpointDelete: savesById(missing, (id) => viewpoints().remove(id)),
  };
});
