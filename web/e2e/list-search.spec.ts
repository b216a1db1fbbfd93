import type { Locator } from "@playwright/test";
import type { PlantRow } from "shared-types/plant/answers";
import { expectAccessible } from "./fixture/accessible";
import { ask, recordCalls } from "./fixture/calls";
import { counted, listPage, openSearch } from "./fixture/list-page";
import { untouched } from "./fixture/lists";
import { expect, test, visit } from "./fixture/site";
import { pass, stopClock } from "./fixture/time";

const latin = { ...untouched, searchColumn: "sci", searchTerm: "quercus" };

/** Height and colors of a field. */
const looks = (field: Locator) =>
  field.evaluate((element) => {
    const { appearance, height, borderTopColor, backgroundColor } = getComputedStyle(element);
    return { appearance, height, borderTopColor, backgroundColor };
  });

test("the plants are searched, in another column too, and shown all again", async ({ page }) => {
  const all = await ask<PlantRow[]>(page.request, "/api/flora", untouched);
  const oaks = await ask<PlantRow[]>(page.request, "/api/flora", latin);
  expect(oaks.length).toBeGreaterThan(0);
  const html = await (await page.request.get("/flora?q=quercus")).text();
  expect(html).toContain("Search in Scientific Name");
  await visit(page, "/flora");
  await openSearch(page);
  const list = listPage(page);
  await expect(list.count).toHaveText(counted(all.length, "plant", "plants"));
  await expect(list.clear).toHaveCount(0);

  await test.step("a select looks like the box beside it, and opens by keyboard", async () => {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await looks(list.column)).toEqual({ ...(await looks(list.term)), appearance: "none" });
    }
    await list.sort.focus();
    await page.keyboard.press("ArrowDown");
    await expect(list.sort).toHaveValue("sci");
    await expect(page).toHaveURL("/flora?sort=sci");
  });

  await test.step("what one column has not, another has", async () => {
    await list.clear.click();
    await expect(page).toHaveURL("/flora");
    await list.term.fill("quercus");
    await list.term.press("Enter");
    await expect(
      page.getByText(`but ${counted(oaks.length, "plant has", "plants have")} it in`),
    ).toBeVisible();
    await expectAccessible(page, "found elsewhere");
    await page.getByRole("link", { name: "Search in Scientific Name" }).click();
    await expect(page).toHaveURL("/flora?by=sci&q=quercus");
    await expect(list.count).toBeFocused();
    await expect(list.count).toHaveText(counted(oaks.length, "plant", "plants"));
    await expect(list.names).toHaveText(oaks.map(({ nameCommon }) => nameCommon));
    await expectAccessible(page, "searched");
  });

  await test.step("cleared of everything chosen", async () => {
    await list.sort.selectOption("hgt");
    await list.order.selectOption("desc");
    await expect(page).toHaveURL("/flora?by=sci&q=quercus&sort=hgt&dir=desc");
    await list.clear.click();
    await expect(list.count).toBeFocused();
    await expect(page).toHaveURL("/flora");
    await expect(list.names).toHaveText(all.map(({ nameCommon }) => nameCommon));
    await expect(list.column).toHaveValue("com");
    await expect(list.sort).toHaveValue("com");
    await expect(list.order).toHaveValue("asc");
    await expect(list.term).toHaveValue("");
    await expect(list.clear).toHaveCount(0);
  });

  await test.step("nothing found is said", async () => {
    await list.term.fill("zzzz");
    await list.term.press("Enter");
    await expect(page.getByText("No results found.", { exact: true })).toBeVisible();
    await expect(list.count).toHaveText("0 plants");
    await expectAccessible(page, "nothing found");
    await page.getByRole("button", { name: "Show all plants" }).click();
    await expect(list.count).toBeFocused();
    await expect(list.names).toHaveCount(all.length);
    await expect(list.term).toHaveValue("");
  });
});

test("a search waits 750 ms after the last key, and not at all on Enter", async ({ page }) => {
  await page.clock.install();
  await visit(page, "/flora");
  const list = listPage(page);
  await openSearch(page);
  const calls = recordCalls(page, "/api/flora");
  await stopClock(page);

  await list.term.pressSequentially("as");
  await pass(page, 700);
  await list.term.pressSequentially("ter");
  await pass(page, 740);
  expect(calls).toHaveLength(0);
  await pass(page, 10);
  await expect.poll(() => calls.length).toBe(1);
  expect(calls[0]?.postDataJSON()).toEqual({ ...untouched, searchTerm: "aster" });
  expect(calls[0]?.headers()["content-type"]).toMatch(/^application\/json; charset=utf-8$/i);
  await expect(page).toHaveURL("/flora?q=aster");

  await list.term.fill("a");
  await list.term.press("Enter");
  await expect.poll(() => calls.length).toBe(2);
  expect(calls[1]?.postDataJSON()).toEqual({ ...untouched, searchTerm: "a" });
  await pass(page, 2000);
  expect(calls).toHaveLength(2);

  await test.step("the order chosen while a search waits is kept", async () => {
    await list.term.fill("oak");
    await list.order.selectOption("desc");
    await expect(page).toHaveURL("/flora?q=a&dir=desc");
    await pass(page, 750);
    await expect(page).toHaveURL("/flora?q=oak&dir=desc");
    await expect(list.term).toHaveValue("oak");
    await expect(list.order).toHaveValue("desc");
  });
});
