import { join } from "node:path";
import type { Core } from "@strapi/strapi";
import type { PhotoRecord } from "../record";
import { deleteOriginals, hashesOf } from "./earlier-originals";
import { publicFiles, type PhotoFiles } from "./files";
import { folders } from "./folders";
import { storage } from "../storage/site-storage";

const folderOf = (photoId: number) => join(folders.bin, String(photoId));

/** Moves a photo's public files into the bin, so that their addresses answer 404. */
export async function moveToBin(photo: PhotoFiles): Promise<void> {
  for (const { path, part } of publicFiles(photo))
    await storage.move(path, join(folderOf(photo.id), part));
}

/** Moves them back, under the photo's current name. */
export async function restoreFromBin(photo: PhotoFiles): Promise<void> {
  const name = String(photo.id);
  if (!(await storage.names(folders.bin, name)).includes(name)) return;
  for (const { path, part } of publicFiles(photo))
    await storage.move(join(folderOf(photo.id), part), path);
  await storage.removeFolder(folderOf(photo.id));
}

/** Deletes every file of a photo, including its originals. */
export async function deleteFiles(strapi: Core.Strapi, photo: PhotoRecord): Promise<void> {
  await storage.remove(publicFiles(photo).map(({ path }) => path));
  await storage.removeFolder(folderOf(photo.id));
  await deleteOriginals(strapi, photo.id, hashesOf(photo));
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
