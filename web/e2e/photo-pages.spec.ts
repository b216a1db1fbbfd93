import type { PhotoPage } from "shared-types/photo/answers";
import { expectAccessible } from "./fixture/accessible";
import { ask, recordCalls } from "./fixture/calls";
import { anyPhoto, galleryPage } from "./fixture/gallery";
import { expect, test, visit } from "./fixture/site";

test("pages turn by '< previous', 'next >' and their numbers", async ({ page }) => {
  const first = await ask<PhotoPage>(page.request, "/api/photos", anyPhoto);
  const { totalCount, totalPageCount } = first;
  const second = await ask<PhotoPage>(page.request, "/api/photos", { ...anyPhoto, pageId: 2 });
  await visit(page, "/photos");
  const { pager, previous, next, thumbs, count } = galleryPage(page);
  await expect(pager.getByRole("link", { name: "< previous" })).toHaveCount(0);
  await expect(previous).toBeVisible();
  await expect(pager.locator("[aria-current=page]")).toHaveText(["1"]);

  await next.click();
  await expect(page).toHaveURL("/photos?page=2");
  await expect(thumbs.first()).toHaveAttribute(
    "href",
    `/photos/${second.items[0]?.photoId}?page=2`,
  );
  await expect(pager.locator("[aria-current=page]")).toHaveText(["2"]);
  await expect(count).toHaveText(`${totalCount} photos, page 2 of ${totalPageCount}`);
  expect(await page.evaluate(() => window.scrollY), "a new page begins at its top").toBe(0);

  await pager.getByRole("link", { name: `Page ${totalPageCount}`, exact: true }).click();
  await expect(page).toHaveURL(`/photos?page=${totalPageCount}`);
  await expect(pager.getByRole("link", { name: "next >" })).toHaveCount(0);
  await expectAccessible(page, "last page");
  await previous.click();
  await expect(page).toHaveURL(`/photos?page=${totalPageCount - 1}`);
  await page.goBack();
  await expect(page).toHaveURL(`/photos?page=${totalPageCount}`);
});

test("a change to search or order begins at page 1 again; past the last page there is a way to it @desk", async ({
  page,
}) => {
  const { totalPageCount } = await ask<PhotoPage>(page.request, "/api/photos", anyPhoto);
  await visit(page, "/photos?page=99");
  await expect(page.getByText("There is no page 99.")).toBeVisible();
  await expectAccessible(page, "past the end");
  await page.getByRole("link", { name: "Go to the last page" }).click();
  await expect(page).toHaveURL(`/photos?page=${totalPageCount}`);
  const { thumbs, sort, category, term, next } = galleryPage(page);
  await expect(thumbs.first()).toBeVisible();

  const calls = recordCalls(page, "/api/photos");
  const changes = [
    ["?sort=pid", () => sort.selectOption("pid")],
    ["?category=5&sort=pid", () => category.selectOption("5")],
    ["?category=5&q=in&sort=pid", () => term.fill("in").then(() => term.press("Enter"))],
  ] as const;
  for (const [query, change] of changes)
    await test.step(query, async () => {
      await change();
      await expect(page).toHaveURL(`/photos${query}`);
      await expect
        .poll(() => (calls.at(-1)?.postDataJSON() as { pageId: number } | undefined)?.pageId)
        .toBe(1);
      const kept = () => page.evaluate(() => sessionStorage.getItem("cpPhotoFilter") ?? "null");
      await expect
        .poll(async () => JSON.parse(await kept()) as unknown)
        .toMatchObject({ pageId: 1 });
      if (query === changes.at(-1)?.[0]) return;
      await next.click();
      await expect(page).toHaveURL(/page=2$/);
    });
});
