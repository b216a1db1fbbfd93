import { join } from "node:path";
import { environment, EnvironmentError } from "../../platform/environment";
import { withTimeout } from "../../platform/with-timeout";
import { folders } from "../photo/files/folders";
import { storage } from "../photo/storage/site-storage";

/** A database or a bucket slower than this is of no use to a visitor. */
export const timeoutMs = 2000;

/** A marker tells the site's own folder from the empty mount point of a disk that is not mounted. */
export const markedFolders = [folders.images, folders.originals];
const markerName = ".habitat";
const markerText = "Backyard Habitat keeps its photos here. It does not start without this file.\n";

const markerOf = (folder: string) => join(folder, markerName);

/** The folders for which `is` is true. */
async function filterAsync(
  from: string[],
  is: (folder: string) => Promise<boolean>,
): Promise<string[]> {
  const found = await Promise.all(from.map(is));
  return from.filter((_folder, n) => found[n]);
}

/** The marked folders whose marker is missing. */
export function unmarkedFolders(): Promise<string[]> {
  return filterAsync(markedFolders, async (folder) => !(await storage.exists(markerOf(folder))));
}

/** The same while the site runs; all of them while a bucket does not answer. */
export const lackingFolders = (): Promise<string[]> =>
  withTimeout(unmarkedFolders(), timeoutMs, "The photo folders did not answer in time.").catch(
    () => markedFolders,
  );

/** Where folders are, for a sentence. */
export const unmarkedMessage = (unmarked: string[]) =>
  unmarked.map((folder) => storage.tell(folder)).join(" and ");

/** What to do when photo folders are missing. */
export const whereToLook = environment.bucket
  ? "check that S3_BUCKET and S3_ENDPOINT name the bucket they are in"
  : "mount the disk they are on";

/** What must be known about the photos before the folders are marked. */
interface Known {
  hasPhotos: boolean;
  /** Records in the database that the folders have markers. */
  wereMarked: boolean;
}

/**
 * Marks the photo folders, at the first start and in data directories from before markers existed.
 * @throws EnvironmentError when there are photos, and a folder has lost its marker and all its files
 */
export async function markFolders({ hasPhotos, wereMarked }: Known): Promise<void> {
  const unmarked = await unmarkedFolders();
  const isLost = async (folder: string) => !(await storage.hasFiles(folder));
  const lost = hasPhotos && wereMarked ? await filterAsync(unmarked, isLost) : [];
  if (lost.length > 0 && !environment.acceptMissingImages)
    throw new EnvironmentError(
      `The database lists photos, but there are none in ${unmarkedMessage(lost)}: ${whereToLook}, or restore ` +
        "a backup, and start again. To start without them, set ACCEPT_MISSING_IMAGES=1 for one start.",
    );
  for (const folder of unmarked) await storage.write(markerOf(folder), markerText);
}
