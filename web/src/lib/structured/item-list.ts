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
  /** How many there are in all, where `items` are one page of them. */
  total?: number;
  /** The place of the first of `items` among all, from 1. */
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
