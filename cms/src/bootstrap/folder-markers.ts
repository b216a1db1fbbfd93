import type { Core } from "@strapi/strapi";
import { environment } from "../environment";
import { markedFolders, markFolders, unmarkedFolders } from "../health/marker";
import { from } from "../lib/knex";
import { folders } from "../photos/folders";
import { carryOver } from "../photos/storage/carry-over";

/** Puts the photos of the data directory into a bucket that no site has used yet (decision 087). */
async function fillNewBucket(strapi: Core.Strapi): Promise<void> {
  if ((await unmarkedFolders()).length < markedFolders.length) return;
  const tell = (count: number) => strapi.log.info(`${count} files of photos are in the bucket.`);
  for (const folder of [folders.images, folders.originals, folders.bin])
    await carryOver(folder, tell);
}

/**
 * Makes sure the folders of photos are those they were, before anything is done to them.
 * @throws EnvironmentError when they are not
 */
export async function keepFoldersMarked(strapi: Core.Strapi): Promise<void> {
  const remembered = strapi.store({ type: "api", name: "health", key: "foldersMarked" });
  const photo = await from(strapi.db.connection, "photos").whereNull("date_deleted").first("id");
  const wereMarked = (await remembered.get({})) === true;
  if (environment.bucket) await fillNewBucket(strapi);
  await markFolders({ hasPhotos: photo !== undefined, wereMarked });
  if (!wereMarked) await remembered.set({ value: true });
}
