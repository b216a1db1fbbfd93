import type { Core } from "@strapi/strapi";
import { markFolders } from "../health/marker";
import { from } from "../lib/knex";

/**
 * Makes sure the folders of photos are those they were, before anything is done to them.
 * @throws EnvironmentError when they are not
 */
export async function keepFoldersMarked(strapi: Core.Strapi): Promise<void> {
  const remembered = strapi.store({ type: "api", name: "health", key: "foldersMarked" });
  const photo = await from(strapi.db.connection, "photos").whereNull("date_deleted").first("id");
  const wereMarked = (await remembered.get({})) === true;
  markFolders({ hasPhotos: photo !== undefined, wereMarked });
  if (!wereMarked) await remembered.set({ value: true });
}
