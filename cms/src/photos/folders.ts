import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { resourceCategories } from "shared-types";
import { environment } from "../environment";

const images = join(environment.dataDir, "images");

/** Where the files of photos lie; those below `images` are served, the others never (contract §6). */
export const folders = {
  images,
  full: join(images, "_full"),
  thumb: join(images, "_thumb"),
  key: join(images, "_thumb", "keys"),
  banner: join(images, "_banners"),
  web: join(images, "_web"),
  site: join(images, "site"),
  /** Files of photos in the bin, in a folder for each photo id. */
  bin: join(environment.dataDir, "bin"),
  /** Notes of renames under way. */
  renames: join(environment.dataDir, "renames"),
  /** Imports under way: what is made of each photo, and notes of what is published (decision 031). */
  imports: join(environment.dataDir, "imports"),
  originals: join(environment.dataDir, "originals"),
  inbox: join(environment.dataDir, "inbox"),
  rejected: join(environment.dataDir, "inbox", "rejected"),
} as const;

/** Makes the folders, also those of the resource categories. */
export function makeFolders(): void {
  const resources = resourceCategories.map(({ folder }) => join(images, folder));
  for (const folder of [...Object.values(folders), ...resources])
    mkdirSync(folder, { recursive: true });
}
