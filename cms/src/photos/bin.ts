import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { publicFiles, type PhotoFiles } from "./files";
import { folders } from "./folders";
import { moveFile, removeFiles } from "./move";

const folderOf = (photoId: number) => join(folders.bin, String(photoId));

/** Moves the public files of a photo into the bin: their addresses answer 404 from now on. */
export async function putIntoBin(photo: PhotoFiles): Promise<void> {
  const files = publicFiles(photo).filter(({ path }) => existsSync(path));
  if (files.length === 0) return;
  await mkdir(folderOf(photo.id), { recursive: true });
  for (const { path, part } of files) await moveFile(path, join(folderOf(photo.id), part));
}

/** Moves them back, under the name the photo has now. */
export async function takeFromBin(photo: PhotoFiles): Promise<void> {
  if (!existsSync(folderOf(photo.id))) return;
  for (const { path, part } of publicFiles(photo))
    await moveFile(join(folderOf(photo.id), part), path);
  await rm(folderOf(photo.id), { recursive: true });
}

/** Removes every file of a photo for good, the original too. */
export async function removeForGood(photo: PhotoFiles): Promise<void> {
  await removeFiles(publicFiles(photo).map(({ path }) => path));
  await rm(folderOf(photo.id), { recursive: true, force: true });
  const { contentHash } = photo;
  if (!contentHash) return;
  const originals = (await readdir(folders.originals)).filter((name) =>
    name.startsWith(`${contentHash}.`),
  );
  await removeFiles(originals.map((name) => join(folders.originals, name)));
}

/** Ids of photos that have files in the bin. */
export async function idsInBin(): Promise<number[]> {
  return (await readdir(folders.bin)).filter((name) => /^\d+$/.test(name)).map(Number);
}

/** The small square of a photo in the bin as a data URL; '' when there is none. */
export async function previewOf(photoId: number): Promise<string> {
  const key = join(folderOf(photoId), "key.jpg");
  const bytes = await readFile(key).catch(() => null);
  return bytes ? `data:image/jpeg;base64,${bytes.toString("base64")}` : "";
}
