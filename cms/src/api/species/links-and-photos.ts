import { idOf } from "../../database/row";
import type { LinkItem, LinkType, PhotoItem } from "shared-types";
import type { Knex } from "../../database/knex";
import { dependsOn } from "../../cache/dependencies";
import { linksOf } from "../link/query";
import { presentPhoto } from "../photo/presenter";
import { findPhotosOf } from "../photo/query";
import { findTags, withTags } from "../photo/tags";

/** What a plant's or animal's page shows besides the record itself. */
export async function linksAndPhotosOf(
  knex: Knex,
  kind: LinkType,
  id: number,
  withInternal: boolean,
): Promise<{ links: LinkItem[]; photos: PhotoItem[] }> {
  const [links, found] = await Promise.all([linksOf(knex, kind, id), findPhotosOf(knex, kind, id)]);
  dependsOn(
    "links",
    links.map(({ linkId }) => linkId),
  );
  dependsOn("photos", found.map(idOf));
  const visible = found.filter((row) => row["date_deleted"] === null);
  const tags = await findTags(knex, visible.map(idOf));
  return { links, photos: withTags(visible, tags, withInternal).map(presentPhoto) };
}
