import { photoCalls } from "shared-types/photo/calls";

import { readBody } from "../../../http/read-body";
import { controllerOf } from "../../../http/routes";
import { serviceOf } from "../../../platform/services";

const { photosImport, photosImportProgress, photoDuplicates } = photoCalls;

export default controllerOf(
  { photosImport, photosImportProgress, photoDuplicates },
  (strapi, calls) => {
    const job = () => serviceOf(strapi, "api::photo.import-job");
    return {
      photosImport: async (ctx) => {
        const { visibility } = await readBody(ctx, calls.photosImport);
        return job().run(visibility);
      },
      photosImportProgress: () => job().progress(),
      photoDuplicates: () => job().duplicates(),
    };
  },
);
