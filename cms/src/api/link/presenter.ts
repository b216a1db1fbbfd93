import type { LinkItem, LinkListItem } from "shared-types";
import type { Row } from "../../lib/knex";
import { numberOf, textOf } from "../../lib/row";

/** A link as details show it. */
export function presentLink(row: Row): LinkItem {
  return { linkId: numberOf(row["id"]), href: textOf(row["href"]), text: textOf(row["text"]) };
}

/** A row of the owner's list of links. */
export function presentLinkRow(row: Row): LinkListItem {
  return {
    ...presentLink(row),
    hoverText: textOf(row["hover_text"]),
    imgFileName: textOf(row["img_file_name"]),
    altText: textOf(row["alt_text"]),
    uses: numberOf(row["uses"]),
  };
}
