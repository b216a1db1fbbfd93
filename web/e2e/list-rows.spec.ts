import type { AnimalRow } from "shared-types/animal/answers";
import type { PlantRow } from "shared-types/plant/answers";
import { ask } from "./fixture/calls";
import { hangingThumbs, listPage } from "./fixture/list-page";
import { lists, untouched } from "./fixture/lists";
import { expect, follow, isSameDocument, markDocument, test, visit } from "./fixture/site";

type Row = PlantRow | AnimalRow;

/** The words of rows' cells that go over two lines. */
function brokenWords(rows: Element[]): string[] {
  const broken: string[] = [];
  const range = document.createRange();
  for (const row of rows)
    for (const cell of row.querySelectorAll("[data-label]")) {
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const { 0: word, index } of (text.textContent ?? "").matchAll(/\S+/g)) {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1)
            broken.push(word);
        }
    }
  return broken;
}

// What each row says is looked for in html.spec.ts.
for (const { path, call, link, headings } of lists) {
  test(
    `${path} has its columns, and a row for each record that leads to its page`,
    { tag: "@desk" },
    async ({ page }) => {
      const rows = await ask<Row[]>(page.request, call, untouched);
      expect(rows.length).toBeGreaterThanOrEqual(45);
      await visit(page, path);
      const list = listPage(page);
      await expect(page.getByRole("columnheader")).toHaveText([...headings]);
      await expect(list.names).toHaveText(rows.map(({ nameCommon }) => nameCommon));
      const targets = await list.names.evaluateAll((all) => all.map((a) => a.getAttribute("href")));
      expect(targets).toEqual(rows.map(({ keyId }) => `${path}/${keyId}`));
      const square = list.rows.first().getByRole("cell").first().locator("img");
      await expect(square).toHaveAttribute("src", /^\/assets\/images\/_thumb\/keys\/[^/]+$/);
      await expect(square).not.toHaveJSProperty("naturalWidth", 0);

      await test.step("opened from anywhere on a row", async () => {
        await markDocument(page);
        const row = list.rows.nth(2);
        await row.scrollIntoViewIfNeeded();
        await row.getByRole("cell").last().click({ force: true });
        await expect(page).toHaveURL(targets[2] ?? "");
        expect(await isSameDocument(page)).toBe(true);
      });
    },
  );

  test(
    `${path} keeps its shape where facts are unknown or long, and no picture is there`,
    { tag: "@desk" },
    async ({ page }) => {
      await page.route(`**${call}`, async (route) => {
        const answer = await route.fetch();
        const rows = (await answer.json()) as Row[];
        const unknown = { type: "", sun: "", height: "", classTax: "" };
        // The longest names of classes and orders of a garden's animals.
        const long = { classTax: "Malacostraca", order: "Caprimulgiformes" };
        if (rows[1]) Object.assign(rows[1], { ...unknown, thumbFileName: "default.png" });
        if (rows[2] && "classTax" in rows[2]) Object.assign(rows[2], long);
        await route.fulfill({ response: answer, json: rows });
      });
      await visit(page, "/contact");
      await follow(page, link);
      const { rows } = listPage(page);
      const row = rows.nth(1);
      await expect(row).toBeVisible();
      await expect(row.locator("img")).toHaveCount(0);

      const left = (element: Element) => Math.round(element.getBoundingClientRect().left);
      for (const media of ["screen", "print"] as const)
        await test.step(`facts stand below their headings, ${media}`, async () => {
          await page.emulateMedia({ media });
          for (const fact of await row.locator("[data-label]").all()) {
            const name = (await fact.getAttribute("data-label")) ?? "";
            const heading = page.getByRole("columnheader", { name, exact: true });
            expect(await fact.evaluate(left), name).toBe(await heading.evaluate(left));
          }
        });
      await page.emulateMedia({ media: "screen" });

      for (const width of [1000, 720, 360])
        await test.step(`no word of a fact is broken at ${width} px`, async () => {
          await page.setViewportSize({ width, height: 900 });
          expect(await rows.evaluateAll(brokenWords)).toEqual([]);
        });
    },
  );
}

test(
  "each thumbnail stands beside its names, clear of the facts and the rule",
  { tag: "@phone" },
  async ({ page }) => {
    for (const { path, call } of lists) {
      const rows = await ask<Row[]>(page.request, call, untouched);
      const isShort = ({ aka, thumbFileName }: Row) => !aka && thumbFileName !== "default.png";
      expect(rows.some(isShort), path).toBe(true);
      await visit(page, path);
      expect(await hangingThumbs(page), path).toEqual([]);
    }
  },
);
