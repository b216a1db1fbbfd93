import type { Core } from "@strapi/strapi";
import { importingUploads, type UploadService } from "./photo-uploads";
import { readUploadForm } from "./read-upload-form";

interface Route {
  method: string;
  path: string;
  config?: object;
}

/** The part of Strapi's upload plugin that this site overrides. */
interface UploadPlugin {
  services: { upload: (site: { strapi: Core.Strapi }) => UploadService };
  routes: { admin: { routes: Route[] } };
  contentTypes: { file: { schema: { indexes: { name: string }[] } } };
}

/** The routes the Media Library sends forms to. */
const formPaths = ["/", "/files", "/files/:id/replace"];

/** Strapi's Media Library, whose files are this site's photos (docs/decisions/015). */
export default (plugin: UploadPlugin): UploadPlugin => {
  const { upload } = plugin.services;
  plugin.services.upload = ({ strapi }) => importingUploads(strapi, upload({ strapi }));
  for (const route of plugin.routes.admin.routes)
    if (route.method === "POST" && formPaths.includes(route.path))
      route.config = { ...route.config, middlewares: [readUploadForm] };
  const { schema } = plugin.contentTypes.file;
  const unique = { name: "upload_files_hash_unique", columns: ["hash"], type: "unique" };
  // Strapi reuses the plugin object when it loads a second time in one process.
  if (!schema.indexes.some(({ name }) => name === unique.name)) schema.indexes.push(unique);
  return plugin;
};
