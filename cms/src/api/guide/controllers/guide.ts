import { guideCalls } from "shared-types/guide/calls";
import { saves } from "../../../http/handlers";
import { controllerOf } from "../../../http/routes";
import { serviceOf } from "../../../platform/services";

export default controllerOf(guideCalls, (strapi, calls) => {
  const guide = () => serviceOf(strapi, "api::guide.guide");
  return {
    guide: () => guide().read(),
    guideUpdate: saves(calls.guideUpdate, "There is no guide.", (draft) => guide().update(draft)),
  };
});
