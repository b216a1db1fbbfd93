import type { LinkItem, LinkListItem } from "shared-types/link/answers";
import type { LinkKept } from "shared-types/link/schema";
import type { Row } from "../../database/knex";
import { numberOf, textOf } from "../../database/row";

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

/** A link with the records that have it. */
export function presentLinkKept(row: Row, plants: number[], animals: number[]): LinkKept {
  return {
    ...presentLink(row),
    target: textOf(row["target"]),
    download: textOf(row["download"]),
    rel: textOf(row["rel"]),
    type: textOf(row["type"]),
    plants,
    animals,
  };
}
