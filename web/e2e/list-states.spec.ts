import { expectAccessible } from "./fixture/accessible";
import { allowFaults } from "./fixture/faults";
import { hold, refuse } from "./fixture/calls";
import { listPage, openSearch } from "./fixture/list-page";
import { lists } from "./fixture/lists";
import { expect, follow, test, visit } from "./fixture/site";

for (const { path, call, link, many, failed } of lists) {
  test(`${path} shows the shape of what is coming`, async ({ page }) => {
    const answer = await hold(page, call);
    await visit(page, "/contact");
    await follow(page, link);
    await expect(page.getByText(`Loading ${many}…`)).toBeAttached();
    await expect(listPage(page).panel).toBeVisible();
    await expectAccessible(page, "loading");
    answer.release();
    await expect(listPage(page).names.first()).toBeVisible();
    await expect(page.getByText(`Loading ${many}…`)).toHaveCount(0);
  });

  test(`${path} says '${failed}' when its data does not come, and asks again`, async ({ page }) => {
    const answer = await refuse(page, call);
    await visit(page, "/contact");
    await follow(page, link);
    const alert = page.getByRole("alert");
    await expect(alert.getByText(failed, { exact: true })).toBeVisible();
    await expect(listPage(page).count).toBeEmpty();
    await expectAccessible(page, "failed");
    answer.mend();
    await alert.getByRole("button", { name: "Try again" }).click();
    await expect(listPage(page).names.first()).toBeVisible();
    await expect(alert).toHaveCount(0);
  });

  test(`${path} comes back by itself when the connection was away for a moment`, async ({
    page,
  }) => {
    allowFaults(page, /ERR_INTERNET_DISCONNECTED/);
    await visit(page, "/contact");
    let away = true;
    await page.route(`**${call}`, (route) =>
      away ? route.abort("internetdisconnected") : route.continue(),
    );
    await page.clock.install();
    await follow(page, link);
    await expect(page.getByRole("alert")).toContainText(failed);
    away = false;
    await page.clock.runFor(20_000);
    await expect(listPage(page).names.first()).toBeVisible();
  });

  test(`${path} keeps the old rows while the next ones are on their way`, async ({ page }) => {
    await visit(page, path);
    await openSearch(page);
    const list = listPage(page);
    const before = await list.names.count();
    const answer = await hold(page, call);
    await list.term.fill("zzzz");
    await list.term.press("Enter");
    await expect(list.count).toHaveAttribute("data-busy", "true");
    await expect(list.names).toHaveCount(before);
    answer.release();
    await expect(list.names).toHaveCount(0);
  });
}
