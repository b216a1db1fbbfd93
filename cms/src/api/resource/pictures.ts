import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { resourceFolder } from "shared-types/resource/codes";
import { folders } from "../photo/files/folders";
import { stemOf, webFileName } from "../photo/files/names";
import type { PhotoRecord } from "../photo/record";
import { storage } from "../photo/storage/site-storage";

const folderOf = (categoryId: number) => join(folders.images, resourceFolder(categoryId));

/** The names of the pictures in a category's folder, which is made if it is missing. */
export async function picturesIn(categoryId: number): Promise<string[]> {
  const folder = folderOf(categoryId);
  await mkdir(folder, { recursive: true });
  return (await storage.names(folder)).filter((name) => !name.startsWith("."));
}

/** Gives another category a picture too, which stays where it was. A name that is not in the folder may lead out of it. */
export async function copyPicture(fileName: string, fromId: number, toId: number): Promise<void> {
  if ((await picturesIn(fromId)).includes(fileName))
    await storage.duplicate(join(folderOf(fromId), fileName), join(folderOf(toId), fileName));
}

/** An entry's picture is 240 px wide; this is enough for a fine screen. */
const pictureWidth = 480;

/**
 * Puts a photo into a category's folder in the size of an entry's picture: a file made by the import, which has
 * nothing of what the camera wrote. The same picture always has the same name.
 */
export async function putPhoto(photo: PhotoRecord, categoryId: number): Promise<string> {
  const { fileName, jpegWidths, contentHash, rotation, id } = photo;
  const widths = (jpegWidths ?? "").split(",").map(Number);
  const width = widths.sort((a, b) => a - b).find((one) => one >= pictureWidth);
  const path = width
    ? join(folders.web, webFileName(fileName, width, "jpg"))
    : join(folders.full, fileName);
  const version = [contentHash?.slice(0, 8) ?? id, rotation || []].flat().join("-");
  const name = `${stemOf(fileName)}-${version}.jpg`;
  if (!(await picturesIn(categoryId)).includes(name))
    await storage.duplicate(path, join(folderOf(categoryId), name));
  return name;
}
