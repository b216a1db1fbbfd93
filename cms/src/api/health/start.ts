import type { Core } from "@strapi/strapi";
import { environment } from "../../platform/environment";
import { markedFolders, markFolders, unmarkedFolders } from "./marker";
import { from } from "../../database/knex";
import { folders } from "../photo/files/folders";
import { copyToStorage } from "../photo/storage/copy-to-storage";

/** Copies the photos of the data directory into a new bucket (docs/decisions/040). */
async function fillNewBucket(strapi: Core.Strapi): Promise<void> {
  if ((await unmarkedFolders()).length < markedFolders.length) return;
  const tell = (count: number) => strapi.log.info(`The bucket has ${count} photo files.`);
  for (const folder of [folders.images, folders.originals, folders.bin])
    await copyToStorage(folder, tell);
}

/**
 * Makes sure the photo folders are the ones used before, ahead of any change to them.
 * @throws EnvironmentError when they are not
 */
export async function markFoldersAtStart(strapi: Core.Strapi): Promise<void> {
  const remembered = strapi.store({ type: "api", name: "health", key: "foldersMarked" });
  const photo = await from(strapi.db.connection, "photos").whereNull("date_deleted").first("id");
  const wereMarked = (await remembered.get({})) === true;
  if (environment.bucket) await fillNewBucket(strapi);
  await markFolders({ hasPhotos: photo !== undefined, wereMarked });
  if (!wereMarked) await remembered.set({ value: true });
}
