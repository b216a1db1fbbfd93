import type { LinkItem, LinkType, PhotoItem } from "shared-types";
import type { Knex } from "../../lib/knex";
import { shows } from "../../answers/shown";
import { idOf } from "../../lib/species-presenter";
import { linksOf } from "../link/query";
import { presentPhoto } from "./presenter";
import { findPhotosOf } from "./query";
import { findTags, withTags } from "./tags";

/** What a plant's or animal's page shows beside the record itself. */
export async function linksAndPhotosOf(
  knex: Knex,
  kind: LinkType,
  id: number,
  withInternal: boolean,
): Promise<{ links: LinkItem[]; photos: PhotoItem[] }> {
  const [links, found] = await Promise.all([linksOf(knex, kind, id), findPhotosOf(knex, kind, id)]);
  shows(
    "links",
    links.map(({ linkId }) => linkId),
  );
  shows("photos", found.map(idOf));
  const visible = found.filter((row) => row["date_deleted"] === null);
  const tags = await findTags(knex, visible.map(idOf));
  return { links, photos: withTags(visible, tags, withInternal).map(presentPhoto) };
}
