import { join } from "node:path";
import { publicFiles, type PhotoFiles } from "./files";
import { folders } from "./folders";
import { storage } from "./storage/chosen";

const folderOf = (photoId: number) => join(folders.bin, String(photoId));

/** Moves the public files of a photo into the bin: their addresses answer 404 from now on. */
export async function putIntoBin(photo: PhotoFiles): Promise<void> {
  for (const { path, part } of publicFiles(photo))
    await storage.move(path, join(folderOf(photo.id), part));
}

/** Moves them back, under the name the photo has now. */
export async function takeFromBin(photo: PhotoFiles): Promise<void> {
  const name = String(photo.id);
  if (!(await storage.names(folders.bin, name)).includes(name)) return;
  for (const { path, part } of publicFiles(photo))
    await storage.move(join(folderOf(photo.id), part), path);
  await storage.removeFolder(folderOf(photo.id));
}

/** Removes every file of a photo for good, the original too. */
export async function removeForGood(photo: PhotoFiles): Promise<void> {
  await storage.remove(publicFiles(photo).map(({ path }) => path));
  await storage.removeFolder(folderOf(photo.id));
  const { contentHash } = photo;
  if (!contentHash) return;
  const originals = await storage.names(folders.originals, `${contentHash}.`);
  await storage.remove(originals.map((name) => join(folders.originals, name)));
}

/** Ids of photos that have files in the bin. */
export async function idsInBin(): Promise<number[]> {
  return (await storage.names(folders.bin)).filter((name) => /^\d+$/.test(name)).map(Number);
}

/** The small square of a photo in the bin as a data URL; '' when there is none. */
export async function previewOf(photoId: number): Promise<string> {
  const bytes = await storage.read(join(folderOf(photoId), "key.jpg"));
  return bytes ? `data:image/jpeg;base64,${bytes.toString("base64")}` : "";
}
