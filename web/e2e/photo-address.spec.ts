import type { Page } from "@playwright/test";
import type { PhotoItem, PhotoPage } from "shared-types/photo/answers";
import { expectAccessible } from "./fixture/accessible";
import { allowFaults } from "./fixture/faults";
import { ask } from "./fixture/calls";
import { anyPhoto, galleryPage, slideshow } from "./fixture/gallery";
import { countShifts } from "./fixture/shifts";
import { addressOf, expect, test, untilAlive, visit } from "./fixture/site";

const pageOf = (page: Page, fields: object = {}) =>
  ask<PhotoPage>(page.request, "/api/photos", { ...anyPhoto, ...fields });

const thumbOf = (page: Page, photo: PhotoItem | undefined) =>
  page.locator(`[data-photo="${photo?.photoId}"]`);

test("a photo opens over the gallery, slides leave no steps, Back closes it @smoke", async ({
  page,
}) => {
  const { items } = await pageOf(page, { pageId: 2 });
  await countShifts(page);
  await visit(page, "/photos");
  await galleryPage(page).next.click();
  await expect(page).toHaveURL("/photos?page=2");
  const thumb = thumbOf(page, items[9]);
  await thumb.scrollIntoViewIfNeeded();
  const { dialog, stands } = slideshow(page);
  const scrolled = await page.evaluate(() => window.scrollY);
  await thumb.click();
  await stands(items[9]?.photoId);
  expect(addressOf(page)).toBe(`/photos/${items[9]?.photoId}?page=2`);
  const title = items[9]?.alt.replace(/[.]$/, "") ?? "";
  await expect(page).toHaveTitle(`${title} · Backyard Habitat`);
  for (const i of [10, 11]) {
    await page.keyboard.press("ArrowRight");
    await stands(items[i]?.photoId);
    expect(addressOf(page)).toBe(`/photos/${items[i]?.photoId}?page=2`);
  }

  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL("/photos?page=2");
  await expect(thumbOf(page, items[11])).toBeFocused();
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - scrolled)).toBeLessThan(400);

  await page.goForward();
  await stands(items[11]?.photoId);
  await page.reload();
  await untilAlive(page);
  await stands(items[11]?.photoId);
  expect(addressOf(page)).toBe(`/photos/${items[11]?.photoId}?page=2`);
  await dialog.getByRole("button", { name: "Close gallery" }).click();
  await expect(page).toHaveURL("/photos?page=2");
  await expect(dialog).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL("/photos");
  expect(await page.evaluate(() => window.shifted)).toEqual([]);
});

test("a shared address opens the photo over its page of the gallery, filtered as it was @desk", async ({
  page,
}) => {
  const { dialog, stands } = slideshow(page);
  await countShifts(page);
  const shifts = () => page.evaluate(() => window.shifted);

  await test.step("a filter stays in the address", async () => {
    const filter = { searchTerm: "snow", sortColumn: "dtt", sortDirection: "asc" };
    const { items } = await pageOf(page, filter);
    const query = "?q=snow&sort=dtt&dir=asc";
    await visit(page, `/photos/${items[1]?.photoId}${query}`);
    await stands(items[1]?.photoId);
    await page.keyboard.press("ArrowRight");
    await stands(items[2]?.photoId);
    expect(addressOf(page)).toBe(`/photos/${items[2]?.photoId}${query}`);
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(`/photos${query}`);
    await expect(dialog).toHaveCount(0);
  });

  const { items } = await pageOf(page, { pageId: 3 });
  const photo = items[4];
  await test.step("one that does not say the page finds it", async () => {
    const response = await visit(page, `/photos/${photo?.photoId}`);
    expect(response.status()).toBe(200);
    await stands(photo?.photoId);
    await expectAccessible(page, "photo open");
    await expect(thumbOf(page, items[0])).toBeAttached();
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL("/photos?page=3");
    await expect(dialog).toHaveCount(0);
    await expect(thumbOf(page, photo)).toBeFocused();
    expect(await shifts()).toEqual([]);
  });

  await test.step("the last photo leads to the next page", async () => {
    await thumbOf(page, photo).click();
    await stands(photo?.photoId);
    await page.keyboard.press("End");
    await stands(items.at(-1)?.photoId);
    await dialog.getByRole("link", { name: "next page >" }).click();
    await expect(page).toHaveURL("/photos?page=4");
    await expect(dialog).toHaveCount(0);
    const fourth = await pageOf(page, { pageId: 4 });
    await expect(thumbOf(page, fourth.items[0])).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    await visit(page, `/photos?page=${fourth.totalPageCount}`);
    await galleryPage(page).thumbs.last().click();
    await expect(dialog).toContainText("Photo ID");
    await expect(dialog.getByRole("link", { name: "next page >" })).toHaveCount(0);
  });
});

test("a photo in the address stands still while the rest of its page comes @desk", async ({
  page,
}) => {
  const { items } = await pageOf(page);
  const photo = items.find(({ caption, species }) => caption !== "" && species.length > 0);
  const written = await (await page.request.get(`/photos/${photo?.photoId}`)).text();
  // Its scripts come last, and put the slideshow in its place.
  const still = written.replaceAll(/<script[^]*?<\/script>/g, "");
  const [before = "", after = ""] = still.split(/(?<=<\/picture>)([^]*)/);
  expect(after).toContain(photo?.caption);
  await countShifts(page);
  await page.goto("/robots.txt");
  await page.evaluate(
    async ([...parts]) => {
      document.open();
      for (const part of parts) {
        // oxlint-disable-next-line no-deprecated -- nothing else has the parser wait within a page
        document.write(part);
        await new Promise((resolve) => setTimeout(resolve, 300));
      }
      document.close();
    },
    [before, after],
  );
  const sheet = page.getByRole("region", { name: `Photo ${photo?.photoId}` });
  await expect(sheet.getByText(photo?.caption ?? "")).toBeVisible();
  await expect(sheet.getByRole("img")).toBeVisible();
  expect(await page.evaluate(() => window.shifted)).toEqual([]);
});

test("the names under a photo lead to its plants and animals, and Back to the photo", async ({
  page,
}) => {
  const { items } = await pageOf(page);
  const photo = items.find(({ species }) => species.length > 0);
  const [first] = photo?.species ?? [];
  const { dialog, stands } = slideshow(page);
  await visit(page, "/photos");
  await thumbOf(page, photo).click();
  await stands(photo?.photoId);
  await dialog.getByRole("link", { name: first?.nameCommon }).click();
  const folder = first?.kind === "plant" ? "flora" : "fauna";
  await expect(page).toHaveURL(`/${folder}/${first?.keyId}`);
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.goBack();
  await stands(photo?.photoId);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/photos");
  await expect(thumbOf(page, photo)).toBeFocused();
});

test(
  "a turned phone has its picture as large as one opened so",
  { tag: "@phone" },
  async ({ page }) => {
    const { items } = await pageOf(page);
    const { picture, words, stands } = slideshow(page);
    const [upright, across] = [
      page.viewportSize() ?? { width: 390, height: 844 },
      { width: 844, height: 390 },
    ];
    const sizes = async () => [
      (await picture.boundingBox())?.height,
      (await words.boundingBox())?.height,
    ];
    const path = `/photos/${items[0]?.photoId}`;
    const opened = [];
    for (const size of [upright, across]) {
      await page.setViewportSize(size);
      await visit(page, path);
      await stands(items[0]?.photoId);
      opened.push(await sizes());
    }
    await words.getByRole("link").first().focus();
    for (const [at, size] of [upright, across].entries()) {
      await page.setViewportSize(size);
      await expect.poll(sizes).toEqual(opened[at]);
    }
    await expect(words.getByRole("link").first()).toBeFocused();
  },
);

test("pictures far down are fetched when one comes near", { tag: "@phone" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 400 });
  const fetched = new Set<string>();
  page.on("request", (request) => {
    if (request.url().includes("/assets/images/_")) fetched.add(request.url());
  });
  await visit(page, "/photos");
  await page.waitForLoadState("networkidle");
  const atFirst = fetched.size;
  expect(atFirst).toBeGreaterThan(3);
  expect(atFirst).toBeLessThan(20);
  await galleryPage(page).thumbs.last().scrollIntoViewIfNeeded();
  await expect.poll(() => fetched.size).toBeGreaterThan(atFirst);
  await expect(galleryPage(page).thumbs.last().locator("img")).not.toHaveJSProperty(
    "naturalWidth",
    0,
  );
});

test(
  "where a picture's file is missing, words stand in its place",
  { tag: "@desk" },
  async ({ page }) => {
    allowFaults(page, /status( of)? 404/);
    const { items } = await pageOf(page);
    const name = encodeURIComponent((items[1]?.fileName ?? "").replace(/[.]\w+$/, ""));
    await page.route(new RegExp(`/assets/images/.*${name}`), (route) =>
      route.fulfill({ status: 404, body: "" }),
    );
    await visit(page, "/photos");
    await expect(thumbOf(page, items[1]).getByRole("img", { name: items[1]?.alt })).toBeVisible();
    await thumbOf(page, items[1]).click();
    const { dialog } = slideshow(page);
    await expect(dialog.getByText("This picture could not be loaded.")).toBeVisible();
    await expectAccessible(page, "picture missing");
  },
);
