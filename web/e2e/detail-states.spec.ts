import { expectAccessible } from "./fixture/accessible";
import { allowFaults } from "./fixture/faults";
import { hold, refuse } from "./fixture/calls";
import { listPage } from "./fixture/list-page";
import { expect, test, visit } from "./fixture/site";

const kinds = [
  {
    list: "/fauna",
    failed: "Fauna data not found.",
    loading: "Loading the animal…",
    all: "animals",
  },
  { list: "/flora", failed: "Flora data not found.", loading: "Loading the plant…", all: "plants" },
] as const;

for (const { list, failed, loading, all } of kinds) {
  /** Opens the list's first record from the list, so that the browser requests it itself. */
  const openFirst = async (page: Parameters<typeof visit>[0]) => {
    await visit(page, list);
    await listPage(page).names.first().click();
    await expect(page).toHaveURL(new RegExp(`${list}/.`));
  };

  test(`${list}: a key that nobody has is a 404 and says so`, async ({ page }) => {
    allowFaults(page, /status( of)? 404/);
    const response = await visit(page, `${list}/nobody`);
    expect(response.status()).toBe(404);
    await expect(page.getByText(failed, { exact: true })).toBeVisible();
    await expectAccessible(page, "unknown key");
    await page.getByRole("link", { name: `All ${all}` }).click();
    await expect(page).toHaveURL(list);
  });

  test(`${list}: a record that has gone since is missed without a reload too`, async ({ page }) => {
    allowFaults(page, /status( of)? 404/);
    await page.route(`**/api${list}/*`, (route) =>
      route.fulfill({
        status: 404,
        json: { error: { status: 404, code: "notFound", message: "" } },
      }),
    );
    await openFirst(page);
    await expect(page.getByText(failed, { exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: `All ${all}` })).toBeVisible();
  });

  test(`${list}: 'add' is no record of the public site`, async ({ page }) => {
    allowFaults(page, /status( of)? 404/);
    const response = await visit(page, `${list}/add`);
    expect(response.status()).toBe(404);
    await expect(page.getByText(failed, { exact: true })).toBeVisible();
  });

  test(`${list}: a missing key says 'Fauna not found.'`, async ({ page }) => {
    allowFaults(page, /status( of)? 404/);
    const response = await visit(page, `${list}/%20`);
    expect(response.status()).toBe(404);
    await expect(page.getByText("Fauna not found.", { exact: true })).toBeVisible();
    await expectAccessible(page, "missing key");
  });

  test(`${list}: a record that does not come says '${failed}', and is asked for again`, async ({
    page,
  }) => {
    const record = await refuse(page, `/api${list}/*`);
    await openFirst(page);
    const alert = page.getByRole("alert");
    await expect(alert.getByText(failed, { exact: true })).toBeVisible();
    await expectAccessible(page, "failed");
    record.mend();
    await alert.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("article")).toBeVisible();
    await expect(alert).toHaveCount(0);
  });

  test(`${list}: the shape of a record shows while it is on its way`, async ({ page }) => {
    const record = await hold(page, `/api${list}/*`);
    await openFirst(page);
    await expect(page.getByText(loading)).toBeAttached();
    await expectAccessible(page, "loading");
    record.release();
    await expect(page.getByRole("article")).toBeVisible();
    const heading = page.getByRole("heading", { level: 1 });
    await expect(page).toHaveTitle(`${await heading.innerText()} · Backyard Habitat`);
  });
}
