import { photoCalls } from "shared-types/photo/calls";
import { controllerOf } from "../../../http/routes";
import { serviceOf } from "../../../platform/services";
import { receivePicture } from "../import/receive-picture";
import { receiveUpload } from "../import/receive-upload";
import { readsFiles } from "../reads-files";

const { photosUpload, pictureUpload } = photoCalls;

export default controllerOf({ photosUpload, pictureUpload }, (strapi) => ({
  photosUpload: readsFiles("files", (ctx) => receiveUpload(ctx.req)),

  pictureUpload: readsFiles("files", (ctx) => {
    const photos = serviceOf(strapi, "api::photo.import-file");
    return receivePicture(ctx.req, (file) => photos.importFile(file, { visibility: "site" }));
  }),
}));
