import { expect, test } from "vitest";
import { itemList } from "./item-list";

const origin = "https://garden.example";
const items = Array.from({ length: 130 }, (_, i) => ({ name: `P${i}`, href: `/flora/p${i}` }));

test("a long list names its first hundred and says how many there are", () => {
  const list = itemList({ origin, name: "Flora", items });
  expect(list).toMatchObject({ "@type": "ItemList", name: "Flora", numberOfItems: 130 });
  const listed = list["itemListElement"] as object[];
  expect(listed).toHaveLength(100);
  expect(listed[99]).toEqual({
    "@type": "ListItem",
    position: 100,
    name: "P99",
    url: "https://garden.example/flora/p99",
  });
});

test("a page of a list counts from its place among all", () => {
  const list = itemList({ origin, name: "Photos", items: items.slice(0, 2), total: 50, from: 25 });
  const listed = list["itemListElement"] as object[];
  expect(listed).toMatchObject([{ position: 25 }, { position: 26 }]);
  expect(list["numberOfItems"]).toBe(50);
});

test("what lies elsewhere keeps its address", () => {
  const href = "https://press.example/a b";
  const list = itemList({ origin, name: "Books", items: [{ name: "Book", href }] });
  expect(list["itemListElement"]).toMatchObject([{ url: "https://press.example/a%20b" }]);
});
