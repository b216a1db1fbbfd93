import type { HealthDetails } from "shared-types";
import { from, type Knex } from "../../database/knex";
import { textOf } from "../../database/row";
import { folders } from "../photo/files/folders";
import { storage } from "../photo/storage/site-storage";

/** Enough examples to see what they have in common. */
const namedAtMost = 20;

/** Photos outside the bin whose public file is missing. */
export async function missingPhotos(knex: Knex): Promise<HealthDetails["missing"]> {
  const there = new Set(await storage.names(folders.full).catch(() => []));
  const rows = await from(knex, "photos").whereNull("date_deleted").select("file_name");
  const names = rows.map((row) => textOf(row["file_name"])).filter((name) => !there.has(name));
  return { count: names.length, fileNames: names.sort().slice(0, namedAtMost) };
}
