import { importWorkers } from "../workers/pools";
import type { WaitingPhoto } from "./beside";
import { nameInInbox } from "./stable-files";

/** img_9 comes before img_10. */
const { compare } = new Intl.Collator("en-US", { numeric: true });

/** Photos in the order they are numbered: by the date taken, then by name; undated ones last. */
export async function byDateTaken(
  photos: readonly WaitingPhoto[],
  timeZone: string,
): Promise<WaitingPhoto[]> {
  const dated = await Promise.all(
    photos.map(async (photo) => {
      const { file, sidecars } = photo;
      // Why a file cannot be read is said when it is imported.
      const read = await importWorkers()
        .run("read", { file, sidecars, timeZone })
        .catch(() => null);
      const at = read?.dateTaken ? Date.parse(read.dateTaken) : Infinity;
      return { photo, at, name: nameInInbox(file) };
    }),
  );
  return dated
    .sort((a, b) => (a.at === b.at ? compare(a.name, b.name) : a.at - b.at))
    .map(({ photo }) => photo);
}
