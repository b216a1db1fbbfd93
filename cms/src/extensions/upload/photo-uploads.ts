import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { documentsOf } from "../../lib/record-store";
import { entryOf, type MediaEntry } from "../../photos/media-entries";
import { photoIdOf } from "../../photos/media-entry";
import { findPhotoRecord, photoUid } from "../../photos/record";
import { binPhoto } from "../../photos/settle";
import { serviceOf } from "../../services";
import { noReplacing, shown, type FormFile } from "./take-form";

/** What Strapi's admin says of a file. */
interface FileInfo {
  name?: string | null;
  alternativeText?: string | null;
  caption?: string | null;
  focalPoint?: unknown;
  folder?: number | null;
}

/** As much of the upload plugin's service as this site changes. */
export interface UploadService {
  upload(
    given: { data: { fileInfo?: FileInfo | FileInfo[] }; files: FormFile | FormFile[] },
    options?: object,
  ): Promise<MediaEntry[]>;
  updateFileInfo(id: number | string, info: FileInfo, options?: object): Promise<MediaEntry>;
  replace(): Promise<never>;
  remove(entry: MediaEntry): Promise<MediaEntry | null>;
}

/** The texts of a photo that an entry's form changes; a name that is not changed is left alone. */
function changesOf({ name, alternativeText, caption }: FileInfo, present: string) {
  return {
    ...(typeof name === "string" && name !== present ? { fileName: name } : {}),
    ...(typeof alternativeText === "string" ? { alt: alternativeText } : {}),
    ...(typeof caption === "string" ? { caption } : {}),
  };
}

/** The plugin's service, made to keep photos: what it is given is imported, and no file is its own. */
export function photoUploads(strapi: Core.Strapi, service: UploadService): UploadService {
  const photos = () => serviceOf(strapi, "api::photo.import");

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

  async function takeIn(file: FormFile, info: FileInfo, options?: object): Promise<MediaEntry> {
    const imported = await photos()
      .importFile(file.filepath)
      .catch((error: unknown) => {
        throw shown(error);
      });
    const entry = await entryOf(strapi, imported.photoId);
    if (!entry) throw new errors.NotFoundError();
    if (imported.outcome !== "imported") return entry;
    // The name it was chosen by is not one given to it.
    const name = info.name === file.originalFilename ? null : (info.name ?? null);
    return updateFileInfo(entry.id, { ...info, name }, options);
  }

  return {
    ...service,
    updateFileInfo,

    /** Imports each file; bytes that are here already answer with their entry. */
    async upload({ data, files }, options) {
      const infos = [data.fileInfo ?? []].flat();
      const entries: MediaEntry[] = [];
      for (const [n, file] of [files].flat().entries())
        entries.push(await takeIn(file, infos[n] ?? {}, options));
      return entries;
    },

    async replace() {
      throw new errors.ApplicationError(noReplacing);
    },

    /** Puts the photo of an entry into the bin, which takes the entry away. */
    async remove(entry) {
      await binPhoto(strapi, photoIdOf(entry.hash));
      return entry;
    },
  };
}
