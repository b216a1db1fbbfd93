import type { Core } from "@strapi/strapi";
import { photoUploads, type UploadService } from "./photo-uploads";
import { takeForm } from "./take-form";

interface Route {
  method: string;
  path: string;
  config?: object;
}

/** As much of Strapi's upload plugin as this site changes. */
interface UploadPlugin {
  services: { upload: (site: { strapi: Core.Strapi }) => UploadService };
  routes: { admin: { routes: Route[] } };
  contentTypes: { file: { schema: { indexes: object[] } } };
}

/** Where the Media Library sends forms. */
const formPaths = ["/", "/files", "/files/:id/replace"];

/** Strapi's Media Library, whose files are this site's photos (contract §6, decision 036). */
export default (plugin: UploadPlugin): UploadPlugin => {
  const { upload } = plugin.services;
  plugin.services.upload = ({ strapi }) => photoUploads(strapi, upload({ strapi }));
  for (const route of plugin.routes.admin.routes)
    if (route.method === "POST" && formPaths.includes(route.path))
      route.config = { ...route.config, middlewares: [takeForm] };
  plugin.contentTypes.file.schema.indexes.push({
    ...{ name: "upload_files_hash_unique", columns: ["hash"], type: "unique" },
  });
  return plugin;
};
