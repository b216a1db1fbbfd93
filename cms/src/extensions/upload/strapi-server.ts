import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { binPhoto } from "../../api/photo/files/sync-files";
import { entryOf, type MediaEntry } from "../../api/photo/media-library/media-entries";
import { photoIdOf } from "../../api/photo/media-library/media-entry";
import { findPhotoRecord, photoUid } from "../../api/photo/record";
import { documentsOf } from "../../database/record-store";
import { serviceOf } from "../../platform/services";
import { readUploadForm, noReplacing, asAdminError, type FormFile } from "./read-upload-form";

/** What Strapi's admin sends about a file. */
interface FileInfo {
  name?: string | null;
  alternativeText?: string | null;
  caption?: string | null;
  focalPoint?: unknown;
  folder?: number | null;
}

/** The part of the upload plugin's service that this site overrides. */
interface UploadService {
  upload(
    given: { data: { fileInfo?: FileInfo | FileInfo[] }; files: FormFile | FormFile[] },
    options?: object,
  ): Promise<MediaEntry[]>;
  updateFileInfo(id: number | string, info: FileInfo, options?: object): Promise<MediaEntry>;
  replace(): Promise<never>;
  remove(entry: MediaEntry): Promise<MediaEntry | null>;
}

/** The texts of a photo that an entry's form changes; an unchanged name is left alone. */
function changesOf({ name, alternativeText, caption }: FileInfo, present: string) {
  return {
    ...(typeof name === "string" && name !== present ? { fileName: name } : {}),
    ...(typeof alternativeText === "string" ? { alt: alternativeText } : {}),
    ...(typeof caption === "string" ? { caption } : {}),
  };
}

/** Overrides the plugin's service: uploads are imported as photos, and it stores no files. */
function importingUploads(strapi: Core.Strapi, service: UploadService): UploadService {
  const photos = () => serviceOf(strapi, "api::photo.import-file");

  async function updateFileInfo(id: number | string, info: FileInfo, options?: object) {
    const entries = strapi.db.query("plugin::upload.file");
    const entry = (await entries.findOne({ where: { id } })) as MediaEntry | null;
    const photo = await findPhotoRecord(strapi, { id: photoIdOf(entry?.hash ?? "") });
    if (!entry || !photo) throw new errors.NotFoundError();
    const data = changesOf(info, entry.name);
    if (Object.keys(data).length > 0)
      await documentsOf(strapi, photoUid).update({ documentId: photo.documentId, data });
    const { focalPoint, folder } = info;
    return service.updateFileInfo(
      id,
      { focalPoint, ...("folder" in info ? { folder } : {}) },
      options,
    );
  }

  async function importUpload(
    file: FormFile,
    info: FileInfo,
    options?: object,
  ): Promise<MediaEntry> {
    const imported = await photos()
      .importFile(file.filepath)
      .catch((error: unknown) => {
        throw asAdminError(error);
      });
    const entry = await entryOf(strapi, imported.photoId);
    if (!entry) throw new errors.NotFoundError();
    if (imported.outcome !== "imported") return entry;
    // The name of the chosen file was not given by the owner.
    const name = info.name === file.originalFilename ? null : (info.name ?? null);
    return updateFileInfo(entry.id, { ...info, name }, options);
  }

  return {
    ...service,
    updateFileInfo,

    /** Imports each file; for bytes that are here already, returns their entry. */
    async upload({ data, files }, options) {
      const infos = [data.fileInfo ?? []].flat();
      const entries: MediaEntry[] = [];
      for (const [n, file] of [files].flat().entries())
        entries.push(await importUpload(file, infos[n] ?? {}, options));
      return entries;
    },

    async replace() {
      throw new errors.ApplicationError(noReplacing);
    },

    /** Moves the photo of an entry into the bin, which removes the entry. */
    async remove(entry) {
      await binPhoto(strapi, photoIdOf(entry.hash));
      return entry;
    },
  };
}

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
