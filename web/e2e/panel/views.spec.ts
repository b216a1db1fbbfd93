import type { Views } from "shared-types/view/answers";
import { expectAccessible } from "../fixture/accessible";
import {
  chooseDelete,
  expect,
  expectNoSidewaysScroll,
  nextDialog,
  openScreen,
  test,
} from "./fixture/panel";

const browser =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";

const days = (count: number, viewsOf: (n: number) => number) =>
  Array.from({ length: count }, (_, n) => ({
    day: new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10),
    views: viewsOf(n),
  }));

const some: Views = {
  on: true,
  since: "2026-01-01",
  total: 4350,
  days: days(30, (n) => n * 10),
  pages: [
    { path: "/", title: "Home", views: 1240 },
    { path: "/flora/gone", title: "", views: 3 },
    { path: "", title: "", views: 2 },
  ],
};

test("a visit is counted, the owner's is not; counting can be stopped and counts deleted", async ({
  page,
  keeper,
  baseURL,
}) => {
  const fauna = page.getByRole("row", { name: /^Fauna/ });
  const visit = (headers = {}) =>
    fetch(`${baseURL}/fauna`, { headers: { "user-agent": browser, ...headers } });
  const fresh = () => keeper.get<Views>("/api/views");
  await keeper.save("PUT", "/api/viewsupdate", { on: true });

  await test.step("the owner's own look does not count", async () => {
    await page.goto("/fauna");
    const before = (await fresh()).pages.find(({ path }) => path === "/fauna")?.views ?? 0;
    await page.reload();
    await visit();
    const after = (await fresh()).pages.find(({ path }) => path === "/fauna")?.views ?? 0;
    // Other journeys may look at it meanwhile.
    expect(after).toBeGreaterThan(before);
  });

  await test.step("the page is in the list, with a link", async () => {
    await openScreen(page, "/cp/views", "Page Views");
    await expect(fauna.getByRole("link", { name: "Fauna" })).toHaveAttribute("href", "/fauna");
    await expectAccessible(page, "page views");
    await page.emulateMedia({ colorScheme: "dark" });
    await expectAccessible(page, "page views, dark");
    await expectNoSidewaysScroll(page, "page views");
  });

  await test.step("stopped, nothing is counted", async () => {
    await page.getByRole("button", { name: "Stop Counting" }).click();
    await expect(page.getByRole("heading", { name: "Page views are not counted" })).toBeVisible();
    const before = (await fresh()).total;
    await visit();
    expect((await fresh()).total).toBe(before);
    await page.getByRole("button", { name: "Start Counting" }).click();
    await expect(page.getByRole("heading", { name: "Page views are counted" })).toBeVisible();
  });

  await test.step("deleting asks first", async () => {
    const kept = nextDialog(page, "no");
    await chooseDelete(page);
    expect(await kept).toMatch(/deleted forever/);
    await expect(page.getByRole("button", { name: "Actions for page views" })).toBeFocused();
  });
});

test("bars stand for days or weeks, and a table says the same", async ({ page }) => {
  await page.route("**/api/views?days=*", (route) =>
    route.fulfill({
      json: route.request().url().endsWith("400")
        ? { ...some, total: 79_800, days: days(400, (n) => n) }
        : some,
    }),
  );
  await openScreen(page, "/cp/views", "Page Views");
  await expect(page.getByText("4,350 views in 30 days")).toBeVisible();
  const strip = page.getByRole("main").locator("svg rect[height]:not([width='1'])");
  await expect(strip).toHaveCount(30);
  await page.getByText("Day by day").click();
  const table = page.getByRole("table", { name: "Views by day" });
  await expect(table.getByRole("row", { name: /January 30, 2026/ })).toContainText("290");
  await expect(page.getByRole("row", { name: /\/flora\/gone/ }).getByRole("link")).toHaveCount(0);
  await expect(page.getByRole("row", { name: /^Other pages/ })).toBeVisible();
  await expectAccessible(page, "page views by day");
  await expectNoSidewaysScroll(page, "page views by day");

  await page.getByRole("link", { name: "400", exact: true }).click();
  await expect(page).toHaveURL(/days=400$/);
  await expect(page.getByText("Week by week")).toBeVisible();
  await expect(strip).toHaveCount(58);
});
