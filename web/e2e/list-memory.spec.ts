import type { AnimalRow } from "shared-types/animal/codes";
import type { PlantRow } from "shared-types/plant/codes";
import { ask } from "./fixture/calls";
import { listPage, openSearch } from "./fixture/list-page";
import { lists, untouched } from "./fixture/lists";
import { addressOf, expect, follow, test, visit } from "./fixture/site";

type Row = PlantRow | AnimalRow;

for (const { path, call, link, storageKey, word, once } of lists) {
  const filter = { ...untouched, searchTerm: word, sortColumn: "sci", sortDirection: "desc" };
  const address = `${path}?q=${word}&sort=sci&dir=desc`;

  test(`${path} is found again as it was left, in this tab`, { tag: once }, async ({ page }) => {
    const names = (await ask<Row[]>(page.request, call, filter)).map((row) => row.nameCommon);
    await visit(page, path);
    await openSearch(page);
    const list = listPage(page);
    await list.term.fill(word);
    await list.term.press("Enter");
    await expect(page).toHaveURL(`${path}?q=${word}`);
    await list.sort.selectOption("sci");
    await list.order.selectOption("desc");
    await expect(page).toHaveURL(address);
    const kept = () => page.evaluate((key) => sessionStorage.getItem(key) ?? "null", storageKey);
    await expect.poll(async () => JSON.parse(await kept()) as unknown).toEqual(filter);

    await follow(page, "Contact");
    await expect(page).toHaveURL("/contact");
    await follow(page, link);
    await expect(page).toHaveURL(address);
    await expect(list.names).toHaveText(names);

    await visit(page, path);
    await expect(page).toHaveURL(address);
    await expect(list.names).toHaveText(names);
    await expect(list.term).toHaveValue(word);
    await expect(list.sort).toHaveValue("sci");
    await expect(list.order).toHaveValue("desc");
  });

  test(
    `${path} takes what the address says before what the tab remembers`,
    { tag: once },
    async ({ page }) => {
      await page.addInitScript(([key, value]) => sessionStorage.setItem(key, value), [
        storageKey,
        JSON.stringify(filter),
      ] as const);
      await visit(page, `${path}?dir=desc`);
      const list = listPage(page);
      await expect(list.order).toHaveValue("desc");
      await expect(list.term).toHaveValue("");
      expect(addressOf(page)).toBe(`${path}?dir=desc`);
    },
  );

  test(`${path} is not troubled by a memory it cannot read`, { tag: once }, async ({ page }) => {
    const all = await ask<Row[]>(page.request, call, untouched);
    for (const memory of ["{", "7", '{"searchColumn":"no","searchTerm":5,"sortDirection":null}']) {
      await page.addInitScript(([key, value]) => sessionStorage.setItem(key, value), [
        storageKey,
        memory,
      ] as const);
      await visit(page, path);
      await expect(listPage(page).names).toHaveCount(all.length);
      expect(addressOf(page)).toBe(path);
    }
  });

  test(
    `${path} can be shared as it is seen, and is so from the server on`,
    { tag: once },
    async ({ page }) => {
      const names = (await ask<Row[]>(page.request, call, filter)).map((row) => row.nameCommon);
      expect(names.length).toBeGreaterThan(1);
      const html = await (await page.request.get(address)).text();
      expect(html.match(/role="rowheader"/g)).toHaveLength(names.length);
      await visit(page, address);
      const list = listPage(page);
      await expect(list.names).toHaveText(names);
      await expect(list.term).toHaveValue(word);
      await expect(list.sort).toHaveValue("sci");

      const all = await ask<Row[]>(page.request, call, untouched);
      await page.evaluate(() => sessionStorage.clear());
      await visit(page, `${path}?by=nonsense&sort=size&dir=up&more=1`);
      await expect(list.names).toHaveCount(all.length);
    },
  );

  test(
    `a record's way back leads to ${path} as it was filtered`,
    { tag: once },
    async ({ page }) => {
      await visit(page, address);
      const list = listPage(page);
      await list.names.first().click();
      await expect(page).toHaveURL(new RegExp(`${path}/[a-z0-9-]+$`));
      const back = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link");
      await expect(back).toHaveText(link);
      await back.click();
      await expect(page).toHaveURL(address);
      await expect(list.term).toHaveValue(word);
    },
  );
}
