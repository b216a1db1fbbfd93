import { loadMessages } from "shared-types/kit/messages";
import { photoCalls } from "shared-types/photo/calls";
import { savesById } from "../../../http/handlers";
import { controllerOf } from "../../../http/routes";
import { serviceOf } from "../../../platform/services";

const missing = loadMessages.photos;

const { photoDelete, photoRestore } = photoCalls;

export default controllerOf({ photoDelete, photoRestore }, (strapi) => {
  const bin = () => serviceOf(strapi, "api::photo.bin");
  return {
    photoDelete: savesById(missing, (id) => bin().put(id)),
    photoRestore: savesById(missing, (id) => bin().restore(id)),
  };
});
