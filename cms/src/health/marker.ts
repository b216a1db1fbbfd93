import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { environment, EnvironmentError } from "../environment";
import { folders } from "../photos/folders";

/** A folder that comes from a disk of its own may one day not be there, and an empty one in its place. */
const marked = [folders.images, folders.originals];
const markerName = ".habitat";
const markerText = "Backyard Habitat keeps its photos here. It does not start without this file.\n";

const markerOf = (folder: string) => join(folder, markerName);

/** The marked folders whose marker is not there. */
export function unmarkedFolders(): string[] {
  return marked.filter((folder) => !existsSync(markerOf(folder)));
}

/** Whether anything lies in a folder, or in one below it, beside other folders. */
function holdsFiles(folder: string): boolean {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).some((entry) =>
    entry.isFile(),
  );
}

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
export function markFolders({ hasPhotos, wereMarked }: Known): void {
  const unmarked = unmarkedFolders();
  const lost = hasPhotos && wereMarked ? unmarked.filter((folder) => !holdsFiles(folder)) : [];
  if (lost.length > 0 && !environment.acceptMissingImages)
    throw new EnvironmentError(
      `The database knows photos, but there are none in ${lost.join(" and ")}: mount the disk that ` +
        "holds them, or restore a backup, and start again. To start without them, set " +
        "ACCEPT_MISSING_IMAGES=1 for one start.",
    );
  for (const folder of unmarked) writeFileSync(markerOf(folder), markerText);
}
