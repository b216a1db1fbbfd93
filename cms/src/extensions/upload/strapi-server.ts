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
  contentTypes: { file: { schema: { indexes: { name: string }[] } } };
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
  const { schema } = plugin.contentTypes.file;
  const unique = { name: "upload_files_hash_unique", columns: ["hash"], type: "unique" };
  // Strapi keeps the plugin when it loads a second time in one process.
  if (!schema.indexes.some(({ name }) => name === unique.name)) schema.indexes.push(unique);
  return plugin;
};
