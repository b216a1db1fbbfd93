import type { Option } from "shared-types/kit/list-answers";
import type { PhotoPage } from "shared-types/photo/answers";
import { expectAccessible } from "./fixture/accessible";
import { ask, hold, recordCalls, refuse } from "./fixture/calls";
import { anyPhoto, galleryPage } from "./fixture/gallery";
import { addressOf, expect, follow, test, visit } from "./fixture/site";

const altsOf = ({ items }: PhotoPage) => items.map(({ alt }) => alt);

test("twenty-four thumbnails, each with its words and the way to its picture @smoke", async ({
  page,
}) => {
  const first = await ask<PhotoPage>(page.request, "/api/photos", anyPhoto);
  await visit(page, "/photos");
  const { thumbs, count } = galleryPage(page);
  await expect(thumbs).toHaveCount(24);
  for (const [i, { photoId, alt }] of first.items.entries()) {
    await expect(thumbs.nth(i)).toHaveAttribute("href", `/photos/${photoId}`);
    await expect(thumbs.nth(i).locator("img")).toHaveAttribute("alt", alt);
  }
  await expect(count).toHaveText(`${first.totalCount} photos, page 1 of ${first.totalPageCount}`);
  await page.getByLabel("Show captions").check();
  await expect(page.getByText(first.items[0]?.caption ?? "").first()).toBeVisible();
  await expectAccessible(page, "captions shown");
});

test("the gallery is searched, sorted, found again as it was left and shared as it is seen @desk", async ({
  page,
}) => {
  const options = await ask<Option[]>(page.request, "/api/photocategories");
  const { category, column, term, sort, order, thumbs, clear, pager } = galleryPage(page);
  const altsShown = () =>
    thumbs.locator("img").evaluateAll((all) => all.map((i) => i.getAttribute("alt")));
  const answerTo = async (filter: object) =>
    altsOf(await ask<PhotoPage>(page.request, "/api/photos", { ...anyPhoto, ...filter }));
  await visit(page, "/photos");

  await test.step("by category", async () => {
    const names = options.map(({ Value }) => Value);
    expect(names).toHaveLength(7);
    await expect(category.getByRole("option")).toHaveText(["All categories", ...names]);
    await category.selectOption({ value: "7" });
    await expect(page).toHaveURL("/photos?category=7");
    await expect(thumbs).toHaveCount(7);
    await clear.click();
    await expect(page).toHaveURL("/photos");
    await expect(thumbs).toHaveCount(24);
  });

  await test.step("by a column, with a hint how to write a date", async () => {
    await expect(column.getByRole("option")).toHaveText([
      "Keyword",
      "Photo Id",
      "Caption",
      "Date Uploaded",
      "Date Taken",
    ]);
    await column.selectOption({ label: "Date Taken" });
    await term.fill("someday");
    await term.press("Enter");
    await expect(page).toHaveURL("/photos?by=dtt&q=someday");
    await expect(page.getByText("No results found.", { exact: true })).toBeVisible();
    await expect(page.getByText("Enter a date as 2024, 5/2024 or 5/17/2024.")).toBeVisible();
    await expect(pager).toHaveCount(0);
    await expectAccessible(page, "nothing found");
    await page.getByRole("button", { name: "Show all photos" }).click();
    await expect(thumbs).toHaveCount(24);
    expect(addressOf(page)).toBe("/photos");
    await column.selectOption({ label: "Caption" });
    await term.fill("morning");
    await term.press("Enter");
    const found = await answerTo({ searchColumn: "cap", searchTerm: "morning" });
    expect(found.length).toBeGreaterThan(0);
    await expect.poll(altsShown).toEqual(found);
    await clear.click();
  });

  const address = "/photos?category=5&sort=dtt&dir=asc&page=2";
  const filter = { ...anyPhoto, category: 5, sortColumn: "dtt", sortDirection: "asc", pageId: 2 };
  await test.step("in an order of the panel", async () => {
    await expect(sort.getByRole("option")).toHaveText(["Date Uploaded", "Date Taken", "Photo Id"]);
    await category.selectOption({ value: "5" });
    await sort.selectOption({ label: "Date Taken" });
    await order.selectOption("asc");
    await pager.getByRole("link", { name: "next >" }).click();
    await expect(page).toHaveURL(address);
    await expect.poll(altsShown).toEqual(await answerTo(filter));
  });

  await test.step("found again by a link and by the bare address", async () => {
    const kept = () => page.evaluate(() => sessionStorage.getItem("cpPhotoFilter") ?? "null");
    await expect.poll(async () => JSON.parse(await kept()) as unknown).toEqual(filter);
    const seen = await altsShown();
    await follow(page, "Contact");
    await follow(page, "Photos");
    await expect(page).toHaveURL(address);
    await expect.poll(altsShown).toEqual(seen);
    await visit(page, "/photos");
    await expect(page).toHaveURL(address);
    await expect.poll(altsShown).toEqual(seen);
    await expect(category).toHaveValue("5");
    await expect(sort).toHaveValue("dtt");
    await expect(order).toHaveValue("asc");
  });
});

test("photos that are on their way have their shape, and are asked for again and once", async ({
  page,
}) => {
  const refused = await refuse(page, "/api/photos");
  const held = await hold(page, "/api/photos");
  await visit(page, "/contact");
  const calls = recordCalls(page, "/api/photos");
  await follow(page, "Photos");
  await expect(page.getByText("Loading photos…")).toBeAttached();
  await expectAccessible(page, "loading");
  held.release();
  const alert = page.getByRole("alert");
  await expect(alert.getByText("Photo data not found.", { exact: true })).toBeVisible();
  await expectAccessible(page, "failed");
  refused.mend();
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(galleryPage(page).thumbs).toHaveCount(24);
  await follow(page, "Contact");
  await follow(page, "Photos");
  await expect(galleryPage(page).thumbs).toHaveCount(24);
  expect(calls.map((call) => call.postDataJSON() as unknown)).toEqual([anyPhoto, anyPhoto]);
});
