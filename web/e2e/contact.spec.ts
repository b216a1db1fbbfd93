import { recordCalls } from "./fixture/calls";
import { galleryPage, slideshow } from "./fixture/gallery";
import { expectAccessible } from "./fixture/accessible";
import { letterPage } from "./fixture/letter";
import { addressOf, expect, test, visit } from "./fixture/site";

test("the contact page says what is welcome, beside a picture where there is room @desk", async ({
  page,
}) => {
  await visit(page, "/contact");
  const { form, send, summary, email } = letterPage(page);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Contact");
  await expect(main.getByRole("heading", { level: 2 })).toBeVisible();
  await expect(main.getByRole("term")).not.toHaveCount(0);
  const picture = main.getByRole("img");
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute("alt", /.{20,}/);
  await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
  await expectAccessible(page, "empty letter");

  const places = async () => {
    const [written, seen] = [await form.boundingBox(), await picture.boundingBox()];
    if (!written || !seen) throw new Error("Form or picture are not shown.");
    return { beside: seen.x >= written.x + written.width, sameHeight: seen.y <= written.y + 100 };
  };
  expect(await places()).toEqual({ beside: true, sameHeight: true });
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await places()).beside).toBe(false);

  await test.step("nothing reaches over the edge at 320 px, with every message shown", async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await email.fill("a-very-long-address-without-any-place-to-break-it@nowhere");
    await send.click();
    await expect(summary).toBeVisible();
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(over).toBe(0);
  });
});

test("a letter about a photo comes with its number and a small picture", async ({ page }) => {
  await visit(page, "/photos");
  const thumb = galleryPage(page).thumbs.nth(2);
  const photoId = Number(await thumb.getAttribute("data-photo"));
  await thumb.click();
  const { stands, words } = slideshow(page);
  await stands(photoId);
  await words.getByRole("link", { name: "Ask about this photo" }).click();
  await expect(page).toHaveURL(`/contact?photoId=${photoId}`);
  const letter = letterPage(page);
  await expect(letter.photoId).toHaveValue(String(photoId));
  const mention = letter.form.getByRole("link", { name: `About photo ${photoId}` });
  await expect(mention).toHaveAttribute("href", `/photos/${photoId}`);

  // When served, it is there before any script runs, and nothing is fetched again.
  const reads = recordCalls(page, `/api/photos/${photoId}`);
  const response = await visit(page, addressOf(page));
  expect(await response.text()).toContain(`value="${photoId}"`);
  await expect(mention).toBeVisible();
  expect(reads).toEqual([]);
  await letter.photoId.fill("");
  await letter.message.focus();
  await expect(mention).toHaveCount(0);
});
