import type { PlantRow } from "shared-types/plant/answers";
import { ask } from "./fixture/calls";
import { listPage } from "./fixture/list-page";
import { untouched } from "./fixture/lists";
import { expect, test, visit } from "./fixture/site";

test(
  "the plants are sorted by panel and headings, and say how",
  { tag: "@desk" },
  async ({ page }) => {
    await visit(page, "/flora");
    const list = listPage(page);
    const quotation = page.getByRole("complementary", { name: "A quotation" });
    const words = await quotation.innerText();
    const heading = (name: string) => page.getByRole("columnheader", { name, exact: true });
    await expect(heading("Common Name")).toHaveAttribute("aria-sort", "ascending");

    const turns = [
      ["com", "Common Name", "desc"],
      ["hgt", "Height", "asc"],
      ["hgt", "Height", "desc"],
    ] as const;
    for (const [sortColumn, label, sortDirection] of turns)
      await test.step(`by the heading ${label}, ${sortDirection}`, async () => {
        const filter = { ...untouched, sortColumn, sortDirection };
        const rows = await ask<PlantRow[]>(page.request, "/api/flora", filter);
        await heading(label).getByRole("link").click();
        await expect(list.names).toHaveText(rows.map(({ nameCommon }) => nameCommon));
        await expect(heading(label)).toHaveAttribute("aria-sort", `${sortDirection}ending`);
        await expect(page.locator("[aria-sort$=ending]")).toHaveCount(1);
      });

    await test.step("by two choices in one breath, which both stand", async () => {
      await page.evaluate(() => {
        const choose = (name: string, value: string) => {
          const select = document.querySelector<HTMLSelectElement>(`select[name=${name}]`);
          if (select) select.value = value;
          select?.dispatchEvent(new Event("change", { bubbles: true }));
        };
        choose("sort", "typ");
        choose("dir", "asc");
      });
      await expect(page).toHaveURL("/flora?sort=typ");
      await expect(list.sort).toHaveValue("typ");
      await expect(heading("Type")).toHaveAttribute("aria-sort", "ascending");
    });

    expect(await quotation.innerText(), "a page that is sorted keeps its quotation").toBe(words);
  },
);
