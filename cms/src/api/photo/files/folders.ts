import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { resourceCategories } from "shared-types/resource/codes";
import { environment } from "../../../platform/environment";

const images = join(environment.dataDir, "images");

/** Where photo files are; those below `images` are served, the others never. */
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
  /** Notes of renames in progress. */
  renames: join(environment.dataDir, "renames"),
  /** Imports in progress: derived files, and notes of what is published (docs/decisions/013). */
  imports: join(environment.dataDir, "imports"),
  originals: join(environment.dataDir, "originals"),
  inbox: join(environment.dataDir, "inbox"),
  rejected: join(environment.dataDir, "inbox", "rejected"),
} as const;

/** Creates the folders, including those of the resource categories. */
export function makeFolders(): void {
  const resources = resourceCategories.map(({ folder }) => join(images, folder));
  for (const folder of [...Object.values(folders), ...resources])
    mkdirSync(folder, { recursive: true });
}
