import type { SpeciesKind } from "shared-types/species/codes";
import { from, type Knex, type Row } from "../../database/knex";
import { publicPhoto } from "../../database/photo-visibility";
import { speciesPages } from "../species/query";

/** How many photos of a plant or animal the sitemap lists. */
const imagesMax = 20;

type Table = "plants" | "animals" | "resources" | "photos";

/** The rows of a table that visitors may see. */
function visible(knex: Knex, table: Table) {
  const query = from(knex, table);
  return table === "photos" ? query.whereRaw(publicPhoto()) : query.where("internal", false);
}

/** How many records visitors see, and when the last one was changed. */
export async function summarize(knex: Knex, table: Table): Promise<Row> {
  const found = await visible(knex, table)
    .count({ count: "*" })
    .max({ changed: "updated_at" })
    .first<Row | undefined>();
  return found ?? {};
}

/** The plans that visitors see, the newest first. */
export async function findPlanPages(knex: Knex): Promise<Row[]> {
  const query = from(knex, "plans").where("internal", false);
  return await query
    .select("key_id", { changed: "updated_at" })
    .orderByRaw('coalesce("order", 0) desc')
    .orderBy("id", "desc");
}

/** A batch of the visible records of a table, by id. */
export async function findSlice(
  knex: Knex,
  table: "plants" | "animals" | "photos",
  offset: number,
  limit: number,
): Promise<Row[]> {
  const name = table === "photos" ? ["file_name", "files_version", "date_uploaded"] : ["key_id"];
  return visible(knex, table)
    .select("id", "updated_at", ...name)
    .orderBy("id")
    .offset(offset)
    .limit(limit);
}

/** The newest photos of some plants or animals: rows of `owner`, `file_name` and `files_version`. */
export async function findImages(knex: Knex, kind: SpeciesKind, ids: number[]): Promise<Row[]> {
  const tag = `photos_${kind}s_lnk`;
  const owner = `${tag}.${kind}_id`;
  const ranked = knex(tag)
    .join("photos", "photos.id", `${tag}.photo_id`)
    .whereRaw(publicPhoto())
    .whereIn(owner, ids)
    .select({ owner, file_name: "photos.file_name", files_version: "photos.files_version" })
    .rowNumber("place", (over) => void over.partitionBy(owner).orderBy("photos.id", "desc"));
  return knex
    .from(ranked.as("ranked"))
    .where("place", "<=", imagesMax)
    .orderBy(["owner", "place"])
    .select<Row[]>("owner", "file_name", "files_version");
}

/** The newest plants or animals, with notes and banner. */
export async function findNewSpecies(knex: Knex, kind: SpeciesKind, limit: number): Promise<Row[]> {
  const table = `${kind}s`;
  return speciesPages(knex, kind, false, ["created_at", "updated_at"])
    .where(`${table}.internal`, false)
    .orderBy(`${table}.created_at`, "desc")
    .orderBy(`${table}.id`, "desc")
    .limit(limit);
}

/** The newest photos. */
export async function findNewPhotos(knex: Knex, limit: number): Promise<Row[]> {
  const columns = ["id", "file_name", "alt", "caption", "width", "height", "file_type"];
  return visible(knex, "photos")
    .select(
      ...columns,
      "content_hash",
      "files_version",
      "jpeg_widths",
      "date_uploaded",
      "updated_at",
    )
    .orderBy("date_uploaded", "desc")
    .orderBy("id", "desc")
    .limit(limit);
}
