import type { LinkItem, LinkType, PhotoItem } from "shared-types";
import type { Knex } from "../../lib/knex";
import { linksOf } from "../link/query";
import { presentPhoto } from "./presenter";
import { findPhotosOf } from "./query";
import { withTags } from "./tags";

/** What a plant's or animal's page shows beside the record itself. */
export async function linksAndPhotosOf(
  knex: Knex,
  kind: LinkType,
  id: number,
  withInternal: boolean,
): Promise<{ links: LinkItem[]; photos: PhotoItem[] }> {
  const [links, photos] = await Promise.all([
    linksOf(knex, kind, id),
    findPhotosOf(knex, kind, id).then((rows) => withTags(knex, rows, withInternal)),
  ]);
  return { links, photos: photos.map(presentPhoto) };
}
