import { expectAccessible, expectAccessibleAtNight } from "./fixture/accessible";
import { hold, refuse } from "./fixture/calls";
import { expect, follow, test, visit } from "./fixture/site";

const read = "/api/calendar?*";

test("the calendar and the photos of its rows are asked for again where they do not come", async ({
  page,
}) => {
  const rows = page.getByRole("main").getByRole("rowheader");
  const again = page.getByRole("button", { name: "Try again" });
  const refused = await refuse(page, read);
  const held = await hold(page, read);
  await visit(page, "/contact");
  await follow(page, "Calendar");
  await expect(page.getByText("Loading the calendar…")).toBeAttached();
  await expectAccessible(page, "loading");
  held.release();
  await expect(page.getByText("Couldn’t load the calendar.")).toBeVisible();
  await expectAccessible(page, "failed");
  refused.mend();
  await again.click();
  await expect(rows.first()).toBeVisible();

  await test.step("a row’s photos", async () => {
    const answer = await refuse(page, "/api/flora/*");
    await page.getByRole("button", { name: /^Wild columbine: / }).press("Enter");
    await expect(page.getByText("Couldn’t load the records.")).toBeVisible();
    await expectAccessible(page, "a row that failed");
    answer.mend();
    await again.click();
    await expect(page.locator('main a[href^="/photos/"]').first()).toBeVisible();
  });

  await test.step("the animals of one class and year", async () => {
    const choices = page.getByRole("navigation", { name: "What the calendar shows" });
    const kind = choices.getByRole("link", { name: "Animals", exact: true });
    await kind.click();
    // The links of what else is shown lead on from it.
    await expect(kind).toHaveAttribute("aria-current", "true");
    await choices.getByRole("link", { name: "2024", exact: true }).click();
    await expect(page).toHaveURL("/calendar?kind=animals&year=2024");
    await expect(rows.first()).toBeVisible();
    await expectAccessible(page, "animals of a year");
    await expectAccessibleAtNight(page, "animals of a year");
  });
});
