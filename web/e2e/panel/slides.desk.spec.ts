import type { Page } from "@playwright/test";
import type { Slide } from "shared-types/slides/answers";
import type { SlidesDraft } from "shared-types/slides/schema";
import { expectAccessible } from "../fixture/accessible";
import { dragBelowNext } from "./fixture/ordered";
import { expect, expectNoSidewaysScroll, formParts, openScreen, test } from "./fixture/panel";

/** The photos of the slides, as visitors get them. */
async function shownTo(page: Page): Promise<number[]> {
  const slides = (await (await page.request.get("/api/slides")).json()) as Slide[];
  return slides.map(({ photo }) => photo.photoId);
}

const listOf = (page: Page) => page.getByRole("list", { name: "Slides", exact: true });

test("the carousel has the slides the owner puts in order", async ({ page, keeper }) => {
  const before = await keeper.get<SlidesDraft>("/api/slidesedit");
  const ids = before.slides.map(({ photoId }) => photoId);
  const [first = 0, second = 0, ...others] = ids;
  await openScreen(page, "/cp/slides", "Slides");
  const list = listOf(page);
  const items = list.getByRole("listitem");
  const { save, notice, unsaved } = formParts(page);
  await expect(items).toHaveCount(ids.length);
  const [shown] = await keeper.get<Slide[]>("/api/slides");
  await expect(items.first().locator("img")).toHaveAttribute("alt", shown?.photo.alt ?? "");
  await expectAccessible(page, "slides");

  await test.step("by dragging", async () => {
    await dragBelowNext(list, 0);
    await expect(unsaved).toBeVisible();
    await expect(notice.filter({ hasText: /is now 2 of 7/ })).toHaveCount(1);
    await save.click();
    await expect(notice.filter({ hasText: "- Slides updated successfully -" })).toBeVisible();
    expect(await shownTo(page)).toEqual([second, first, ...others]);
  });

  await test.step("by keyboard", async () => {
    await items
      .nth(1)
      .getByRole("button", { name: /^Move up/ })
      .focus();
    await page.keyboard.press("Enter");
    await expect(notice.filter({ hasText: /is now 1 of 7/ })).toHaveCount(1);
    const up = items.nth(0).getByRole("button", { name: /^Move up/ });
    await expect(up).toBeFocused();
    await expect(up).toHaveAttribute("aria-disabled", "true");
    await page.keyboard.press("Enter");
    await expect(up).toBeFocused();
  });

  await test.step("with another caption, which the preview shows before it is saved", async () => {
    await page.getByRole("textbox", { name: "Caption of plate 1" }).fill("After the rain.");
    const preview = page.getByRole("region", { name: "Preview" });
    await preview.getByRole("link", { name: "After the rain." }).click();
    await expect(page).toHaveURL(/cp.slides$/);
    await save.click();
    await expect(notice.filter({ hasText: "- Slides updated successfully -" })).toBeVisible();
    expect(await shownTo(page)).toEqual(ids);
    expect(await (await page.request.get("/")).text()).toContain("After the rain.");
  });

  await test.step("a photo is added once, and removed", async () => {
    const add = page.getByRole("button", { name: "Add a photo…" });
    const photos = page.getByRole("dialog").getByRole("list", { name: "In the gallery" });
    await add.click();
    await photos.getByRole("button").first().click();
    await expect(items).toHaveCount(ids.length + 1);
    await add.click();
    await photos.getByRole("button").first().click();
    await expect(page.getByRole("alert")).toHaveText("This photo is a slide already.");
    await items
      .last()
      .getByRole("button", { name: /^Remove/ })
      .click();
    await expect(items).toHaveCount(ids.length);
  });

  await test.step("on a phone's width", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page, "slides, narrow");
    await dragBelowNext(list, 1);
    await expect(notice.filter({ hasText: /is now 3 of 7/ })).toHaveCount(1);
    await expectAccessible(page, "slides, narrow");
  });

  await keeper.save("PUT", "/api/slidesupdate", before);
});
