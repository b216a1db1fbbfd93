import type { Core } from "@strapi/strapi";
import { idsInPart, partOfPhoto, photosInPart } from "shared-types/publish/data";
import { dependsOn } from "../../cache/dependencies";
import { from, type Knex } from "../../database/knex";
import { publicPhoto } from "../../database/photo-visibility";
import { idOf } from "../../database/row";
import { readListedPhotos, readTagNames } from "../photo/listed";
import { readPhotos } from "../photo/query";
import { whole, type DataSource } from "./data-source";

/** The keys of the parts that have photos. */
export async function photoKeys(knex: Knex): Promise<string[]> {
  const rows = await from(knex, "photos").whereRaw(publicPhoto()).select("id").orderBy("id");
  return [...new Set(rows.map((row) => partOfPhoto(idOf(row))))];
}

export const photosIn = (key: string) => idsInPart(key, photosInPart);

/** The photos of a copy, and what its gallery is searched and sorted by. */
export function photoSources({ db }: Core.Strapi): DataSource[] {
  const knex = db.connection;
  const keys = () => photoKeys(knex);
  const sources = [
    {
      ...{ name: "photos", keys },
      part: async (key) => {
        const ids = photosIn(key);
        dependsOn("photos", ids);
        return readPhotos(knex, ids, false);
      },
    } satisfies DataSource<"photos">,
    {
      ...{ name: "photo-list", keys },
      part: (key) => readListedPhotos(knex, photosIn(key)),
    } satisfies DataSource<"photo-list">,
    whole("photo-tag-names", () => readTagNames(knex)),
  ];
  return sources;
}
