import { expectAccessible } from "./fixture/accessible";
import { allowFaults } from "./fixture/faults";
import { hold, refuse } from "./fixture/calls";
import { listPage, openSearch } from "./fixture/list-page";
import { expect, follow, test, visit } from "./fixture/site";

const call = "/api/flora";

test("a list shows what is coming, says what does not come, and asks for it again", async ({
  page,
}) => {
  const { panel, names, count, term } = listPage(page);
  const alert = page.getByRole("alert");
  const refused = await refuse(page, call);
  const held = await hold(page, call);
  await visit(page, "/contact");
  await follow(page, "Flora");
  await expect(page.getByText("Loading plants…")).toBeAttached();
  await expect(panel).toBeVisible();
  await expectAccessible(page, "loading");
  held.release();
  await expect(alert.getByText("Flora data not found.", { exact: true })).toBeVisible();
  await expect(page.getByText("Loading plants…")).toHaveCount(0);
  await expect(count).toBeEmpty();
  await expectAccessible(page, "failed");
  refused.mend();
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(names.first()).toBeVisible();
  await expect(alert).toHaveCount(0);

  await test.step("the old rows stay while the next are on their way", async () => {
    await openSearch(page);
    const before = await names.count();
    const next = await hold(page, call);
    await term.fill("zzzz");
    await term.press("Enter");
    await expect(count).toHaveAttribute("data-busy", "true");
    await expect(names).toHaveCount(before);
    next.release();
    await expect(names).toHaveCount(0);
  });
});

test("a list comes back by itself when the connection was away for a moment", async ({ page }) => {
  allowFaults(page, /ERR_INTERNET_DISCONNECTED/);
  await visit(page, "/contact");
  let away = true;
  await page.route(`**${call}`, (route) =>
    away ? route.abort("internetdisconnected") : route.continue(),
  );
  await page.clock.install();
  await follow(page, "Flora");
  await expect(page.getByRole("alert")).toContainText("Flora data not found.");
  away = false;
  await page.clock.runFor(20_000);
  await expect(listPage(page).names.first()).toBeVisible();
});
