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
  await choices.getByRole("link", { name: "Name", exact: true }).click();
  await expect(page).toHaveURL("/calendar?sort=name");
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
