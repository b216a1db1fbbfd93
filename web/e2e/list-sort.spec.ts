import type { AnimalRow } from "shared-types/animal/codes";
import type { PlantRow } from "shared-types/plant/codes";
import { ask } from "./fixture/calls";
import { listPage, openSearch } from "./fixture/list-page";
import { lists, untouched } from "./fixture/lists";
import { expect, test, visit } from "./fixture/site";

type Row = PlantRow | AnimalRow;
const directions = ["asc", "desc"] as const;

for (const { path, call, sortable, once } of lists) {
  test(
    `${path} is sorted by every column, both ways, from its panel`,
    { tag: once },
    async ({ page }) => {
      await visit(page, path);
      await openSearch(page);
      const list = listPage(page);
      await expect(list.sort.getByRole("option")).toHaveText(sortable.map(([, label]) => label));
      const orders = new Set<string>();
      for (const [sortColumn, label] of sortable) {
        for (const sortDirection of directions) {
          const filter = { ...untouched, sortColumn, sortDirection };
          const names = (await ask<Row[]>(page.request, call, filter)).map((row) => row.nameCommon);
          await list.sort.selectOption({ label });
          await list.order.selectOption(sortDirection);
          await expect(list.names).toHaveText(names);
          orders.add(names.join());
        }
      }
      expect(orders.size, "orders that differ").toBe(2 * sortable.length);
    },
  );

  test(`${path} is sorted by its headings, and says how`, { tag: "@desk" }, async ({ page }) => {
    await visit(page, path);
    const list = listPage(page);
    const [[first]] = sortable;
    const heading = (name: string) => page.getByRole("columnheader", { name, exact: true });
    await expect(heading("Common Name")).toHaveAttribute("aria-sort", "ascending");
    for (const [sortColumn, label] of sortable) {
      const ways = sortColumn === first ? [...directions].reverse() : directions;
      for (const sortDirection of ways) {
        const filter = { ...untouched, sortColumn, sortDirection };
        const rows = await ask<Row[]>(page.request, call, filter);
        await heading(label).getByRole("link").click();
        await expect(list.names).toHaveText(rows.map(({ nameCommon }) => nameCommon));
        await expect(heading(label)).toHaveAttribute("aria-sort", `${sortDirection}ending`);
        await expect(page.locator("[aria-sort$=ending]")).toHaveCount(1);
      }
      if (sortColumn === first) await heading(label).getByRole("link").click();
    }
  });
}

test("of two choices in one breath both stand", { tag: "@desk" }, async ({ page }) => {
  await visit(page, "/flora");
  await page.evaluate(() => {
    const choose = (name: string, value: string) => {
      const select = document.querySelector<HTMLSelectElement>(`select[name=${name}]`);
      if (select) select.value = value;
      select?.dispatchEvent(new Event("change", { bubbles: true }));
    };
    choose("sort", "hgt");
    choose("dir", "desc");
  });
  await expect(page).toHaveURL("/flora?sort=hgt&dir=desc");
  await expect(listPage(page).sort).toHaveValue("hgt");
});
