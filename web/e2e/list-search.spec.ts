import type { Locator } from "@playwright/test";
import type { AnimalRow } from "shared-types/animal/codes";
import type { PlantRow } from "shared-types/plant/codes";
import { expectAccessible } from "./fixture/accessible";
import { ask, recordCalls } from "./fixture/calls";
import { counted, listPage, openSearch } from "./fixture/list-page";
import { lists, untouched } from "./fixture/lists";
import { expect, test, visit } from "./fixture/site";
import { pass, stopClock } from "./fixture/time";

type Row = PlantRow | AnimalRow;

test("a select looks like the box beside it, and opens by keyboard", async ({ page }) => {
  await visit(page, "/flora");
  const list = listPage(page);
  await openSearch(page);
  const looks = (field: Locator) =>
    field.evaluate((element) => {
      const { appearance, height, borderTopColor, backgroundColor } = getComputedStyle(element);
      return { appearance, height, borderTopColor, backgroundColor };
    });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await looks(list.column)).toEqual({ ...(await looks(list.term)), appearance: "none" });
  }
  await list.sort.focus();
  await page.keyboard.press("ArrowDown");
  await expect(list.sort).toHaveValue("sci");
});

for (const { path, call, one, many, searches, word, once } of lists) {
  test(`${path} finds what each column holds`, { tag: once }, async ({ page }) => {
    await visit(page, path);
    const list = listPage(page);
    await openSearch(page);
    const options = list.column.getByRole("option");
    await expect(options).toHaveText(searches.map(([, label]) => label));
    for (const [searchColumn, label, searchTerm] of searches) {
      const filter = { ...untouched, searchColumn, searchTerm };
      const found = await ask<Row[]>(page.request, call, filter);
      expect(found.length, `${label}: ${searchTerm}`).toBeGreaterThan(0);
      if (searchColumn !== "com") {
        await list.column.selectOption({ label });
        await expect(page).toHaveURL(new RegExp(`by=${searchColumn}`));
      }
      await list.term.fill(searchTerm);
      await list.term.press("Enter");
      await expect(list.names).toHaveText(found.map(({ nameCommon }) => nameCommon));
      await expect(list.count).toHaveText(counted(found.length, one, many));
    }
    await expectAccessible(page, "searched");
  });

  test(
    `${path} waits 750 ms after the last key, and not at all on Enter`,
    { tag: once },
    async ({ page }) => {
      await page.clock.install();
      await visit(page, path);
      const list = listPage(page);
      await openSearch(page);
      const calls = recordCalls(page, call);
      await stopClock(page);

      await list.term.pressSequentially(word.slice(0, 2));
      await pass(page, 700);
      await list.term.pressSequentially(word.slice(2));
      await pass(page, 740);
      expect(calls).toHaveLength(0);
      await pass(page, 10);
      await expect.poll(() => calls.length).toBe(1);
      expect(calls[0]?.postDataJSON()).toEqual({ ...untouched, searchTerm: word });
      expect(calls[0]?.headers()["content-type"]).toMatch(/^application\/json; charset=utf-8$/i);
      await expect(page).toHaveURL(`${path}?q=${word}`);

      await list.term.fill(word.slice(0, 1));
      await list.term.press("Enter");
      await expect.poll(() => calls.length).toBe(2);
      expect(calls[1]?.postDataJSON()).toEqual({ ...untouched, searchTerm: word.slice(0, 1) });
      await pass(page, 2000);
      expect(calls).toHaveLength(2);
    },
  );

  test(`${path} keeps the order chosen while a search waits`, { tag: once }, async ({ page }) => {
    await page.clock.install();
    await visit(page, path);
    const list = listPage(page);
    await openSearch(page);
    await stopClock(page);
    await list.term.pressSequentially(word);
    await list.order.selectOption("desc");
    await expect(page).toHaveURL(`${path}?dir=desc`);
    await pass(page, 750);
    await expect(page).toHaveURL(`${path}?q=${word}&dir=desc`);
    await expect(list.term).toHaveValue(word);
    await expect(list.order).toHaveValue("desc");
  });

  test(`${path} says when nothing is found, and shows all again`, async ({ page }) => {
    const all = await ask<Row[]>(page.request, call, untouched);
    await visit(page, path);
    const list = listPage(page);
    await openSearch(page);
    await expect(list.count).toHaveText(counted(all.length, one, many));
    await expect(list.clear).toHaveCount(0);
    await list.term.fill("zzzz");
    await list.term.press("Enter");
    await expect(page.getByText("No results found.", { exact: true })).toBeVisible();
    await expect(list.count).toHaveText(counted(0, one, many));
    await expectAccessible(page, "nothing found");
    await page.getByRole("button", { name: `Show all ${many}` }).click();
    await expect(list.count).toBeFocused();
    await expect(list.names).toHaveCount(all.length);
    await expect(list.term).toHaveValue("");
  });

  test(
    `${path} says in which column a search would find something, and searches there`,
    { tag: once },
    async ({ page }) => {
      const [, [searchColumn, label, latin]] = searches;
      const found = await ask<Row[]>(page.request, call, {
        ...untouched,
        searchColumn,
        searchTerm: latin,
      });
      const html = await (await page.request.get(`${path}?q=${latin}`)).text();
      expect(html).toContain(`Search in ${label}`);
      await visit(page, path);
      await openSearch(page);
      const list = listPage(page);
      await list.term.fill(latin);
      await list.term.press("Enter");
      const told = `but ${counted(found.length, one, many)}`;
      await expect(page.getByText(told)).toBeVisible();
      await expectAccessible(page, "found elsewhere");
      await page.getByRole("link", { name: `Search in ${label}` }).click();
      await expect(page).toHaveURL(`${path}?by=${searchColumn}&q=${latin}`);
      await expect(list.count).toBeFocused();
      await expect(list.names).toHaveText(found.map(({ nameCommon }) => nameCommon));
    },
  );

  test(`${path} is cleared of everything chosen`, { tag: once }, async ({ page }) => {
    const all = await ask<Row[]>(page.request, call, untouched);
    await visit(page, `${path}?by=sci&q=${all[3]?.nameScientific}&sort=sci&dir=desc`);
    const list = listPage(page);
    await expect(list.count).toHaveText(counted(1, one, many));
    await list.clear.click();
    await expect(list.count).toBeFocused();
    await expect(page).toHaveURL(path);
    await expect(list.names).toHaveText(all.map(({ nameCommon }) => nameCommon));
    await expect(list.column).toHaveValue("com");
    await expect(list.sort).toHaveValue("com");
    await expect(list.order).toHaveValue("asc");
    await expect(list.term).toHaveValue("");
    await expect(list.clear).toHaveCount(0);
  });
}

test("a link pressed right after typing leads where it says, however slow the page comes", async ({
  page,
}) => {
  await page.route(/\/flora-detail[^/]*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 5000));
    await route.continue();
  });
  await visit(page, "/flora");
  const list = listPage(page);
  await openSearch(page);
  const name = await list.names.first().innerText();
  await list.term.fill(name);
  await list.names.first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
});
