import type { PlanDetail } from "shared-types/plan/answers";
import type { SitePhoto } from "shared-types/site/answers";
import { expectAccessible } from "./fixture/accessible";
import { allowFaults } from "./fixture/faults";
import { expect, test, visit } from "./fixture/site";

test(
  "pictures of the site itself that are not there leave no box behind",
  {
    tag: "@desk",
  },
  async ({ page }) => {
    const photos = (await (await page.request.get("/api/sitephotos")).json()) as SitePhoto[];
    const plan = (await (await page.request.get("/api/plans/blueprint2")).json()) as PlanDetail;
    const drawings = plan.sheets.flatMap(({ photo }) => photo ?? []);
    const names = [...photos, ...drawings].map(({ fileName }) => fileName.replace(/\.\w+$/, ""));
    expect(names.length).toBeGreaterThan(7);
    allowFaults(page, /status( of)? 404/);
    await page.route(
      ({ pathname }) =>
        pathname.startsWith("/assets/images/") && names.some((name) => pathname.includes(name)),
      (route) => route.fulfill({ status: 404 }),
    );
    const main = page.getByRole("main");
    const gone = main
      .locator(names.map((name) => `img[src*="${name}"]`).join(","))
      .filter({ visible: true });
    for (const path of ["/plans/blueprint2", "/contact", "/"]) {
      await visit(page, path);
      // Pictures below the first view are not asked for before they come near.
      for (let seen = 0; seen < 6; seen += 1) await page.mouse.wheel(0, 800);
      await expect(gone, path).toHaveCount(0);
    }
    const tile = main.getByRole("link", { name: /^Flora/ });
    await expect(tile).toBeVisible();
    await expectAccessible(page, "home without its pictures");
  },
);
