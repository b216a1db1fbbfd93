import type { SpeciesKind } from "shared-types/species/codes";
import { from, orderByText, type Knex, type Row } from "../../database/knex";
import { numberOf } from "../../database/row";

const uses = `(select count(*) from links_plants_lnk where link_id = links.id)
  + (select count(*) from links_animals_lnk where link_id = links.id)`;

/** All links by text, each with the number of plants and animals that have it. */
export async function findLinks(knex: Knex): Promise<Row[]> {
  const query = from(knex, "links");
  void query
    .select("id", "href", "text", "hover_text", "img_file_name", "alt_text")
    .select({ uses: knex.raw(uses) });
  return query.orderByRaw(orderByText(knex, "fold_text", "asc")).orderBy("id");
}

/** A link's own columns, as its history keeps them. */
export async function findLink(knex: Knex, id: number): Promise<Row | undefined> {
  return from(knex, "links")
    .where("id", id)
    .select("id", "href", "text", "target", "download", "rel", "type")
    .first<Row | undefined>();
}

/** Whether a link belongs to this plant or animal. */
export async function isConnected(
  knex: Knex,
  kind: SpeciesKind,
  linkId: number,
  id: number,
): Promise<boolean> {
  const row = await from(knex, `links_${kind}s_lnk`)
    .where({ link_id: linkId, [`${kind}_id`]: id })
    .first("id");
  return row !== undefined;
}

/** The ids of the plants or animals that have a link. */
export async function findConnected(
  knex: Knex,
  kind: SpeciesKind,
  linkId: number,
): Promise<number[]> {
  const rows = await from(knex, `links_${kind}s_lnk`)
    .where("link_id", linkId)
    .select({ id: `${kind}_id` })
    .orderBy("id");
  return rows.map(({ id }) => numberOf(id));
}
