import type { Option } from "shared-types/kit/list";
import type { PhotoPage } from "shared-types/photo/codes";
import { expectAccessible } from "./fixture/accessible";
import { ask, hold, recordCalls, refuse } from "./fixture/calls";
import { openSearch } from "./fixture/list-page";
import { anyPhoto, galleryPage } from "./fixture/gallery";
import { addressOf, expect, follow, test, visit } from "./fixture/site";

const startsAt = (photo: PhotoPage["items"][number] | undefined) =>
  new RegExp(`^/photos/${photo?.photoId}([?]|$)`);
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

test("each column finds its photos", { tag: "@desk" }, async ({ page }) => {
  const { items } = await ask<PhotoPage>(page.request, "/api/photos", anyPhoto);
  const searches = [
    ["kwd", "Keyword", "snow"],
    ["pid", "Photo Id", String(items[0]?.photoId)],
    ["cap", "Caption", "morning"],
    ["dtu", "Date Uploaded", String(new Date(items[0]?.dateUploaded ?? "").getUTCFullYear())],
    ["dtt", "Date Taken", "5/2024"],
  ] as const;
  await visit(page, "/photos");
  const { column, term, thumbs } = galleryPage(page);
  await expect(column.getByRole("option")).toHaveText(searches.map(([, label]) => label));
  for (const [searchColumn, label, searchTerm] of searches) {
    const found = await ask<PhotoPage>(page.request, "/api/photos", {
      ...anyPhoto,
      searchColumn,
      searchTerm,
    });
    expect(found.items.length, `${label}: ${searchTerm}`).toBeGreaterThan(0);
    await column.selectOption({ label });
    await expect(column).toHaveValue(searchColumn);
    await term.fill(searchTerm);
    await term.press("Enter");
    await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent(searchTerm)}`));
    const shown = () =>
      thumbs.locator("img").evaluateAll((all) => all.map((i) => i.getAttribute("alt")));
    await expect.poll(shown).toEqual(altsOf(found));
  }
});

test(
  "each order of the panel is the one the owner's photos have",
  { tag: "@desk" },
  async ({ page }) => {
    await visit(page, "/photos");
    const { sort, order, thumbs } = galleryPage(page);
    await expect(sort.getByRole("option")).toHaveText(["Date Uploaded", "Date Taken", "Photo Id"]);
    for (const sortColumn of ["dtu", "dtt", "pid"] as const) {
      for (const sortDirection of ["asc", "desc"] as const) {
        const filter = { ...anyPhoto, sortColumn, sortDirection };
        const { items } = await ask<PhotoPage>(page.request, "/api/photos", filter);
        await sort.selectOption(sortColumn);
        await order.selectOption(sortDirection);
        await expect(thumbs.first()).toHaveAttribute("href", startsAt(items[0]));
        await expect(thumbs.last()).toHaveAttribute("href", startsAt(items.at(-1)));
      }
    }
  },
);

test("a category narrows the gallery, and the address says so", async ({ page }) => {
  const options = await ask<Option[]>(page.request, "/api/photocategories");
  await visit(page, "/photos");
  await openSearch(page);
  const { category, thumbs, clear } = galleryPage(page);
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

test(
  "the gallery is found again as it was left, and shared as it is seen",
  { tag: "@phone" },
  async ({ page }) => {
    const address = "/photos?category=5&sort=dtt&dir=asc&page=2";
    await visit(page, address);
    const { category, sort, order, thumbs } = galleryPage(page);
    const alts = () =>
      thumbs.locator("img").evaluateAll((all) => all.map((i) => i.getAttribute("alt")));
    const seen = await alts();
    const filter = { ...anyPhoto, category: 5, sortColumn: "dtt", sortDirection: "asc", pageId: 2 };
    expect(seen).toEqual(altsOf(await ask<PhotoPage>(page.request, "/api/photos", filter)));
    const kept = await page.evaluate(() => sessionStorage.getItem("cpPhotoFilter"));
    expect(JSON.parse(kept ?? "null")).toEqual(filter);
    await follow(page, "Contact");
    await follow(page, "Photos");
    await expect(page).toHaveURL(address);
    await expect.poll(alts).toEqual(seen);
    await visit(page, "/photos");
    await expect(page).toHaveURL(address);
    await expect(category).toHaveValue("5");
    await expect(sort).toHaveValue("dtt");
    await expect(order).toHaveValue("asc");
  },
);

test("nothing found says so, with a hint how to write a date", async ({ page }) => {
  await visit(page, "/photos?by=dtt&q=someday");
  await expect(page.getByText("No results found.", { exact: true })).toBeVisible();
  await expect(page.getByText("Enter a date as 2024, 5/2024 or 5/17/2024.")).toBeVisible();
  await expect(galleryPage(page).pager).toHaveCount(0);
  await expectAccessible(page, "nothing found");
  await page.getByRole("button", { name: "Show all photos" }).click();
  await expect(galleryPage(page).thumbs).toHaveCount(24);
  expect(addressOf(page)).toBe("/photos");
});

test(
  "photos that do not come are said to be missing, and asked for again",
  { tag: "@desk" },
  async ({ page }) => {
    const answer = await refuse(page, "/api/photos");
    await visit(page, "/contact");
    await follow(page, "Photos");
    const alert = page.getByRole("alert");
    await expect(alert.getByText("Photo data not found.", { exact: true })).toBeVisible();
    await expectAccessible(page, "failed");
    answer.mend();
    await alert.getByRole("button", { name: "Try again" }).click();
    await expect(galleryPage(page).thumbs).toHaveCount(24);
  },
);

test("the shape of the gallery shows while it is on its way, and it is asked for once", async ({
  page,
}) => {
  const answer = await hold(page, "/api/photos");
  await visit(page, "/contact");
  const calls = recordCalls(page, "/api/photos");
  await follow(page, "Photos");
  await expect(page.getByText("Loading photos…")).toBeAttached();
  await expectAccessible(page, "loading");
  answer.release();
  await expect(galleryPage(page).thumbs).toHaveCount(24);
  await follow(page, "Contact");
  await follow(page, "Photos");
  await expect(galleryPage(page).thumbs).toHaveCount(24);
  expect(calls.map((call) => call.postDataJSON() as unknown)).toEqual([anyPhoto]);
});
