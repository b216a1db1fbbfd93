import { join } from "node:path";
import { environment, EnvironmentError } from "../environment";
import { folders } from "../photos/folders";
import { storage } from "../photos/storage/chosen";

/** A folder that comes from a disk of its own may one day not be there, and an empty one in its place. */
export const markedFolders = [folders.images, folders.originals];
const markerName = ".habitat";
const markerText = "Backyard Habitat keeps its photos here. It does not start without this file.\n";

const markerOf = (folder: string) => join(folder, markerName);

/** The folders of those that `is` holds for. */
async function those(from: string[], is: (folder: string) => Promise<boolean>): Promise<string[]> {
  const found = await Promise.all(from.map(is));
  return from.filter((_folder, n) => found[n]);
}

/** The marked folders whose marker is not there. */
export function unmarkedFolders(): Promise<string[]> {
  return those(markedFolders, async (folder) => !(await storage.exists(markerOf(folder))));
}

/** Where folders lie, in a sentence. */
export const told = (unmarked: string[]) =>
  unmarked.map((folder) => storage.tell(folder)).join(" and ");

/** What to do when photos are not where they were. */
export const whereToLook = environment.bucket
  ? "look whether S3_BUCKET and S3_ENDPOINT name the bucket that holds them"
  : "mount the disk that holds them";

/** What is to be known of the photos before the folders are marked. */
interface Known {
  hasPhotos: boolean;
  /** The database remembers that the folders had their markers. */
  wereMarked: boolean;
}

/**
 * Marks the folders of photos, at the first start and in a data directory from before there were markers.
 * @throws EnvironmentError when there are photos, and a folder has lost its marker and all its files
 */
export async function markFolders({ hasPhotos, wereMarked }: Known): Promise<void> {
  const unmarked = await unmarkedFolders();
  const isLost = async (folder: string) => !(await storage.holdsFiles(folder));
  const lost = hasPhotos && wereMarked ? await those(unmarked, isLost) : [];
  if (lost.length > 0 && !environment.acceptMissingImages)
    throw new EnvironmentError(
      `The database knows photos, but there are none in ${told(lost)}: ${whereToLook}, or restore ` +
        "a backup, and start again. To start without them, set ACCEPT_MISSING_IMAGES=1 for one start.",
    );
  for (const folder of unmarked) await storage.write(markerOf(folder), markerText);
}
