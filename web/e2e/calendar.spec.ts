import type { Calendar } from "shared-types/calendar/answers";
import { expectAccessible } from "./fixture/accessible";
import { expect, test, visit } from "./fixture/site";

const read = (kind: string, year = "") => `/api/calendar?kind=${kind}&year=${year}&group=`;

test("each plant has its weeks, by name or by first week, and opens to its photos @smoke", async ({
  page,
}) => {
  await visit(page, "/calendar");
  const { rows, years } = (await (await page.request.get(read("plants"))).json()) as Calendar;
  const names = page.getByRole("main").getByRole("rowheader");
  await expect(names).toHaveCount(rows.length);

  const choices = page.getByRole("navigation", { name: "What the calendar shows" });
  const byName = choices.getByRole("link", { name: "Name", exact: true });
  await byName.click();
  await expect(page).toHaveURL("/calendar?sort=name");
  await expect(byName).toHaveAttribute("aria-current", "true");
  const sorted = rows.map(({ nameCommon }) => nameCommon).sort((a, b) => a.localeCompare(b, "en"));
  await expect(names.getByRole("link")).toHaveText(sorted);

  const open = page.getByRole("button", { name: /^Wild columbine: / });
  await open.focus();
  await page.keyboard.press("Enter");
  await expect(open).toHaveAttribute("aria-expanded", "true");
  await expect(page.getByText("First record")).toBeVisible();
  await expect(page.locator('main a[href^="/photos/"]').first()).toBeVisible();
  await expectAccessible(page, "an open row");
  await page.keyboard.press("Enter");
  await expect(page.getByText("First record")).toHaveCount(0);

  const [year = 0] = years;
  await choices.getByRole("link", { name: String(year) }).click();
  const one = (await (await page.request.get(read("plants", String(year)))).json()) as Calendar;
  expect(one.rows.length).toBeLessThan(rows.length);
  await expect(names).toHaveCount(one.rows.length);
});

test("the names of the months stay apart where the table is narrowest @desk", async ({ page }) => {
  await page.setViewportSize({ width: 780, height: 600 });
  await visit(page, "/calendar");
  const names = page.getByRole("columnheader").nth(1).locator("[aria-hidden] > span");
  await expect(names).toHaveCount(12);
  const gaps = await names.evaluateAll((all) => {
    const inked = all.map((name) => {
      const range = document.createRange();
      range.selectNodeContents(name);
      return range.getBoundingClientRect();
    });
    return inked.slice(1).map(({ left }, n) => left - (inked[n]?.right ?? 0));
  });
  expect(Math.min(...gaps)).toBeGreaterThan(3);
});
