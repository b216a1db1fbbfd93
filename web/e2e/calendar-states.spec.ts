import type { Calendar } from "shared-types/calendar/codes";
import { expectAccessible, expectAccessibleAtNight } from "./fixture/accessible";
import { hold, refuse } from "./fixture/calls";
import { expect, follow, test, visit } from "./fixture/site";

const read = "/api/calendar?*";

test("the animals of one class and year are accessible, in the dark too", async ({ page }) => {
  await visit(page, "/calendar?kind=animals&year=2024&group=Aves");
  await expect(page.getByRole("main").getByRole("rowheader").first()).toBeVisible();
  await expectAccessible(page, "animals of a year");
  await expectAccessibleAtNight(page, "animals of a year");
});

test("the calendar shows the shape of what is coming", async ({ page }) => {
  const answer = await hold(page, read);
  await visit(page, "/contact");
  await follow(page, "Calendar");
  await expect(page.getByText("Loading the calendar…")).toBeAttached();
  await expectAccessible(page, "loading");
  answer.release();
  await expect(page.getByRole("main").getByRole("rowheader").first()).toBeVisible();
});

test("a calendar that does not come can be asked for again", async ({ page }) => {
  const answer = await refuse(page, read);
  await visit(page, "/contact");
  await follow(page, "Calendar");
  await expect(page.getByText("Couldn’t load the calendar.")).toBeVisible();
  await expectAccessible(page, "failed");
  answer.mend();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("main").getByRole("rowheader").first()).toBeVisible();
});

test("a garden without records is told how they come", async ({ page }) => {
  const nothing: Calendar = { kind: "plants", years: [], rows: [] };
  await page.route(`**${read}`, (route) => route.fulfill({ json: nothing }));
  await visit(page, "/contact");
  await follow(page, "Calendar");
  await expect(page.getByText("Nothing recorded yet.")).toBeVisible();
  await expect(page.getByRole("table")).toHaveCount(0);
  await expectAccessible(page, "empty");
});

test("a row whose photos do not come can be asked for again", async ({ page }) => {
  const answer = await refuse(page, "/api/flora/*");
  await visit(page, "/calendar");
  await page.getByRole("button", { name: /^Wild columbine: / }).press("Enter");
  await expect(page.getByText("Couldn’t load the records.")).toBeVisible();
  await expectAccessible(page, "a row that failed");
  answer.mend();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.locator('main a[href^="/photos/"]').first()).toBeVisible();
});
