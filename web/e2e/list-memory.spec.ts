import type { PlantRow } from "shared-types/plant/answers";
import { ask } from "./fixture/calls";
import { listPage, openSearch } from "./fixture/list-page";
import { untouched } from "./fixture/lists";
import { addressOf, expect, follow, test, visit } from "./fixture/site";

const filter = { ...untouched, searchTerm: "aster", sortColumn: "sci", sortDirection: "desc" };
const address = "/flora?q=aster&sort=sci&dir=desc";

test("a list is found again as it was left, and shared as it is seen", async ({ page }) => {
  const rows = await ask<PlantRow[]>(page.request, "/api/flora", filter);
  expect(rows.length).toBeGreaterThan(1);
  const list = listPage(page);
  const expectFound = async () => {
    await expect(page).toHaveURL(address);
    await expect(list.names).toHaveText(rows.map(({ nameCommon }) => nameCommon));
    await expect(list.term).toHaveValue("aster");
    await expect(list.sort).toHaveValue("sci");
    await expect(list.order).toHaveValue("desc");
  };

  await test.step("kept in the address and in the tab", async () => {
    await visit(page, "/flora");
    await openSearch(page);
    await list.term.fill("aster");
    await list.term.press("Enter");
    await expect(page).toHaveURL("/flora?q=aster");
    await list.sort.selectOption("sci");
    await list.order.selectOption("desc");
    await expectFound();
    const kept = () => page.evaluate(() => sessionStorage.getItem("cpPlantFilter") ?? "null");
    await expect.poll(async () => JSON.parse(await kept()) as unknown).toEqual(filter);
  });

  await test.step("a record's way back leads to it", async () => {
    await list.names.first().click();
    await expect(page).toHaveURL(/\/flora\/[a-z0-9-]+$/);
    const back = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link");
    await expect(back).toHaveText("Flora");
    await back.click();
    await expectFound();
  });

  await test.step("found again by a link and by the bare address", async () => {
    await follow(page, "Contact");
    await expect(page).toHaveURL("/contact");
    await follow(page, "Flora");
    await expectFound();
    await visit(page, "/flora");
    await expectFound();
  });

  await test.step("the server answers its address with the same rows", async () => {
    const html = await (await page.request.get(address)).text();
    expect(html.match(/role="rowheader"/g)).toHaveLength(rows.length);
  });

  await test.step("what an address says comes before what the tab remembers", async () => {
    await visit(page, "/flora?dir=desc");
    await expect(list.order).toHaveValue("desc");
    await expect(list.term).toHaveValue("");
    expect(addressOf(page)).toBe("/flora?dir=desc");
  });
});
