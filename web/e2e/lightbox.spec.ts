import type { Page } from "@playwright/test";
import type { PhotoPage } from "shared-types/photo/answers";
import { expectAccessible } from "./fixture/accessible";
import { ask } from "./fixture/calls";
import { anyPhoto, galleryPage, slideshow } from "./fixture/gallery";
import { drag } from "./fixture/gestures";
import { addressOf, expect, focused, test, visit } from "./fixture/site";

const dateAndTime = /Taken \d{1,2}\/\d{1,2}\/\d{4} \d{1,2}:\d{2} [ap]m/;

/** Opens the slideshow at one of the photos. */
async function openAt(page: Page, index: number) {
  const { items } = await ask<PhotoPage>(page.request, "/api/photos", anyPhoto);
  await visit(page, "/photos");
  const thumb = galleryPage(page).thumbs.nth(index);
  await thumb.click();
  const show = slideshow(page);
  await expect(show.words).toContainText(`Photo ID: ${items[index]?.photoId}`);
  const stands = (at: number) => show.stands(items.at(at)?.photoId);
  return { ...show, items, thumb, stands };
}

test(
  "is swiped to the next and the one before @smoke",
  { tag: "@both" },
  async ({ page, hasTouch }) => {
    const { picture, stands } = await openAt(page, 1);
    await stands(1);
    await drag(picture, { x: -160, y: 0 }, hasTouch);
    await stands(2);
    await drag(picture, { x: 160, y: 0 }, hasTouch);
    await stands(1);
    await drag(picture, { x: -10, y: 0 }, hasTouch);
    await stands(1);
  },
);

test("a photo is shown large, turned by buttons, keys and wheel, and closed in each way", async ({
  page,
  hasTouch,
  isMobile,
}) => {
  const { dialog, words, picture, items, counter, thumb, stands } = await openAt(page, 2);
  const { thumbs } = galleryPage(page);
  const closed = () => expect(dialog).toHaveCount(0);

  await test.step("with its number, caption and date, and no download", async () => {
    await expect(words.getByText(`Photo ID: ${items[2]?.photoId}`, { exact: true })).toBeVisible();
    await expect(words).toContainText(items[2]?.caption ?? "");
    await expect(words).toContainText(dateAndTime);
    await expect(picture).toHaveAttribute("alt", items[2]?.alt ?? "");
    await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
    await expect(counter).toHaveText("3");
    await expect(dialog.locator("[download], .lg-download")).toHaveCount(0);
    await expect(dialog).toHaveAttribute("aria-modal", "true");
    expect(addressOf(page)).toBe(`/photos/${items[2]?.photoId}`);
    // It fades in only now, and colors in between cannot be judged.
    await expect(dialog.locator(".lg-backdrop")).toHaveCSS("opacity", "1");
    await expect(page.locator(".lg-components-open")).toHaveCount(1);
    await expectAccessible(page, "slideshow");
  });

  await test.step("its buttons turn and close it, and the focus stays inside", async () => {
    await stands(2);
    await dialog.getByRole("button", { name: "Next slide" }).click();
    await stands(3);
    await dialog.getByRole("button", { name: "Previous slide" }).click();
    await stands(2);
    for (let i = 0; i < 8; i++) {
      await page.keyboard.press("Tab");
      await expect(dialog.locator(":focus")).toHaveCount(1);
    }
    await dialog.getByRole("button", { name: "Close gallery" }).click();
    await closed();
    await expect(thumb).toBeFocused();
  });

  await test.step("keys open it, turn it round its ends and close it", async () => {
    await thumbs.first().focus();
    await page.keyboard.press("Enter");
    await stands(0);
    await expect(dialog.locator(":focus").or(focused(page).and(dialog))).toHaveCount(1);
    await page.keyboard.press("ArrowRight");
    await stands(1);
    await page.keyboard.press("ArrowLeft");
    await stands(0);
    await page.keyboard.press("ArrowLeft");
    await stands(-1);
    await page.keyboard.press("Escape");
    await closed();
    await expect(thumbs.last()).toBeFocused();
  });

  await test.step("a pull of more than 100 px up or down closes it, a shorter one does not", async () => {
    await thumbs.nth(1).click();
    await stands(1);
    await drag(picture, { x: 0, y: 80 }, hasTouch);
    await stands(1);
    await drag(picture, { x: 0, y: 140 }, hasTouch);
    await closed();
    await expect(thumbs.nth(1)).toBeFocused();
  });

  await test.step("the wheel turns one photo a second", async () => {
    await thumbs.first().click();
    await stands(0);
    const turn = () =>
      isMobile
        ? picture.dispatchEvent("wheel", { deltaY: 100, bubbles: true, cancelable: true })
        : page.mouse.wheel(0, 100);
    await turn();
    await turn();
    await stands(1);
    await page.waitForTimeout(1000);
    await turn();
    await stands(2);
    await page.keyboard.press("Escape");
    await closed();
  });

  await test.step("it moves without motion for people who ask for less", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await thumbs.first().click();
    await stands(0);
    await page.keyboard.press("ArrowRight");
    await stands(1);
    await expect(dialog.locator(".lg-current")).toHaveCSS("transition-duration", /^(0s|1e-0)/);
    await page.keyboard.press("Escape");
    await closed();
  });
});
