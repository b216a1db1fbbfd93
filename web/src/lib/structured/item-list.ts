import type { ItemListLeaf, ListItemLeaf } from "schema-dts";

const listed = 100;

export interface ListedItem {
  name: string;
  /** Absolute, or a path on this site. */
  href: string;
}

interface ItemListOptions {
  origin: string;
  name: string;
  items: readonly ListedItem[];
  /** The total number, if `items` is one page. */
  total?: number;
  /** The position of the first of `items`, from 1. */
  from?: number;
}

/** A list by name and address, its first 100 entries. */
export function itemList(options: ItemListOptions): ItemListLeaf {
  const { origin, name, items, total = items.length, from = 1 } = options;
  return {
    "@type": "ItemList",
    name,
    numberOfItems: total,
    itemListElement: items.slice(0, listed).map((item, i): ListItemLeaf => ({
      "@type": "ListItem",
      position: from + i,
      name: item.name,
      url: new URL(item.href, origin).href,
    })),
  };
}
