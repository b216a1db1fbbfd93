import type { LinkItem, LinkType } from "shared-types";
import { orderByText, type Knex, type Row } from "../../lib/knex";
import { numberOf, textOf } from "../../lib/row";

/** The links of one plant or animal, by text. */
export async function linksOf(knex: Knex, kind: LinkType, id: number): Promise<LinkItem[]> {
  const join = `links_${kind}s_lnk`;
  const rows = (await knex("links")
    .join(join, `${join}.link_id`, "links.id")
    .where(`${join}.${kind}_id`, id)
    .select(["links.id", "links.href", "links.text"])
    .orderByRaw(orderByText(knex, "links.fold_text", "asc"))
    .orderBy("links.id")) as Row[];
  return rows.map((row) => ({
    linkId: numberOf(row["id"]),
    href: textOf(row["href"]),
    text: textOf(row["text"]),
  }));
}
