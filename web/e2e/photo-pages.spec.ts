import type { PhotoPage } from "shared-types/photo/codes";
import { expectAccessible } from "./fixture/accessible";
import { ask, recordCalls } from "./fixture/calls";
import { anyPhoto, galleryPage } from "./fixture/gallery";
import { addressOf, expect, test, visit } from "./fixture/site";
import { pass, stopClock } from "./fixture/time";

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

test("of many pages it shows three around the current one and two at each edge", async ({
  page,
}) => {
  await page.route("**/api/photos", async (route) => {
    const answer = await route.fetch();
    const found = (await answer.json()) as PhotoPage;
    await route.fulfill({ response: answer, json: { ...found, totalPageCount: 30 } });
  });
  await visit(page, "/photos");
  const { pager, next } = galleryPage(page);
  const entries = pager.getByRole("listitem");
  const turnTo = async (number: number) => {
    await pager.getByRole("link", { name: `Page ${number}`, exact: true }).click();
    await expect(page).toHaveURL(`/photos?page=${number}`);
  };
  await next.click();
  await expect(entries).toHaveText(["1", "2", "3", "4", "5", "…", "29", "30"]);
  await turnTo(5);
  await expect(entries).toHaveText([..."12345678", "…", "29", "30"]);
  await turnTo(8);
  const around = ["5", "6", "7", "8", "9", "10", "11"];
  await expect(entries).toHaveText(["1", "2", "…", ...around, "…", "29", "30"]);
  await turnTo(29);
  await expect(page.getByText("There is no page 29.")).toBeVisible();
});

test(
  "any change to the search or the order begins at page 1 again",
  { tag: "@desk" },
  async ({ page }) => {
    const changes = [
      [
        "category=5",
        (gallery: ReturnType<typeof galleryPage>) => gallery.category.selectOption("5"),
      ],
      ["by=cap", (gallery: ReturnType<typeof galleryPage>) => gallery.column.selectOption("cap")],
      ["sort=pid", (gallery: ReturnType<typeof galleryPage>) => gallery.sort.selectOption("pid")],
      ["dir=asc", (gallery: ReturnType<typeof galleryPage>) => gallery.order.selectOption("asc")],
    ] as const;
    for (const [query, change] of changes) {
      await visit(page, "/photos?page=2");
      const calls = recordCalls(page, "/api/photos");
      await change(galleryPage(page));
      await expect(page).toHaveURL(`/photos?${query}`);
      await expect
        .poll(() => (calls[0]?.postDataJSON() as { pageId: number } | undefined)?.pageId)
        .toBe(1);
      const kept = await page.evaluate(() => sessionStorage.getItem("cpPhotoFilter"));
      expect(JSON.parse(kept ?? "null")).toMatchObject({ pageId: 1 });
    }
  },
);

test("a search waits 750 ms and begins at page 1", { tag: "@desk" }, async ({ page }) => {
  await page.clock.install();
  await visit(page, "/photos?page=2");
  const calls = recordCalls(page, "/api/photos");
  await stopClock(page);
  await galleryPage(page).term.pressSequentially("bee");
  await pass(page, 740);
  expect(calls).toHaveLength(0);
  expect(addressOf(page)).toBe("/photos?page=2");
  await pass(page, 10);
  await expect(page).toHaveURL("/photos?q=bee");
  await expect
    .poll(() => calls.map((call) => call.postDataJSON() as unknown))
    .toEqual([{ ...anyPhoto, searchTerm: "bee" }]);
});

test("past the last page there is a way to it", async ({ page }) => {
  const { totalPageCount } = await ask<PhotoPage>(page.request, "/api/photos", anyPhoto);
  await visit(page, "/photos?page=99");
  await expect(page.getByText("There is no page 99.")).toBeVisible();
  await expectAccessible(page, "past the end");
  await page.getByRole("link", { name: "Go to the last page" }).click();
  await expect(page).toHaveURL(`/photos?page=${totalPageCount}`);
  await expect(galleryPage(page).thumbs.first()).toBeVisible();
});
