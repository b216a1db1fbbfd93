import type { Core } from "@strapi/strapi";
import { answers } from "../../../http/handlers";
import { receivePicture } from "../import/receive-picture";
import { receiveUpload } from "../import/receive-upload";
import { readsFiles } from "../reads-files";
import { serviceOf } from "../../../platform/services";

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  take: readsFiles(
    "files",
    answers((ctx) => receiveUpload(ctx.req)),
  ),

  takePicture: readsFiles(
    "files",
    answers((ctx) => {
      const photos = serviceOf(strapi, "api::photo.import-file");
      return receivePicture(ctx.req, (file) => photos.importFile(file, { visibility: "site" }));
    }),
  ),
});
