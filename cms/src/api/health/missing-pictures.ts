import type { MissingPicture } from "shared-types/health/answers";
import { resourceFolder } from "shared-types/resource/codes";
import { from, type Knex } from "../../database/knex";
import { idOf, textOf } from "../../database/row";
import { folders } from "../photo/files/folders";
import { lackingFolders } from "./marker";
import { storage } from "../photo/storage/site-storage";
import { picturesIn } from "../resource/pictures";
import { presentResource } from "../resource/presenter";
import { findAllResources } from "../resource/query";

async function ofResources(knex: Knex): Promise<MissingPicture[]> {
  const pictured = (await findAllResources(knex))
    .map(presentResource)
    .filter(({ imgFileName }) => imgFileName !== "");
  const categoryIds = [...new Set(pictured.map(({ categoryId }) => categoryId))];
  const there = new Map(
    await Promise.all(categoryIds.map(async (id) => [id, new Set(await picturesIn(id))] as const)),
  );
  return pictured
    .filter(({ categoryId, imgFileName }) => !there.get(categoryId)?.has(imgFileName))
    .map(({ resourceId, categoryId, title, subtitle, imgFileName }) => ({
      kind: "resource",
      id: resourceId,
      name: title || subtitle,
      file: `images/${resourceFolder(categoryId)}/${imgFileName}`,
    }));
}

/** The photos outside the bin whose public file is missing. */
export async function photosWithoutFile(knex: Knex): Promise<MissingPicture[]> {
  const there = new Set(await storage.names(folders.full));
  const rows = await from(knex, "photos")
    .whereNull("date_deleted")
    .select("id", "file_name")
    .orderBy("id");
  return rows
    .map((row) => ({ id: idOf(row), name: textOf(row["file_name"]) }))
    .filter(({ name }) => !there.has(name))
    .map(({ id, name }) => ({ kind: "photo", id, name, file: `images/_full/${name}` }));
}

/**
 * The pictures that pages leave out because their file is missing: resources and photos. None while all files are
 * elsewhere: nobody should choose other pictures because a disk is not mounted.
 */
export async function missingPictures(knex: Knex): Promise<MissingPicture[]> {
  if ((await lackingFolders()).length > 0) return [];
  return (await Promise.all([ofResources(knex), photosWithoutFile(knex)])).flat();
}
