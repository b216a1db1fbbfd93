import type { PhotoItem } from "shared-types/photo/answers";
import type { Viewpoint } from "shared-types/viewpoint/answers";
import { expectAccessible } from "../fixture/accessible";
import { drag } from "../fixture/gestures";
import { visit } from "../fixture/site";
import { chooseDelete, expect, formParts, openScreen, test } from "./fixture/panel";
import { newKey } from "./fixture/keeper";
import { lot, planWith } from "./fixture/plan-keeper";

const byDate = (a: PhotoItem, b: PhotoItem) =>
  (a.dateTaken ?? "").localeCompare(b.dateTaken ?? "") || a.photoId - b.photoId;

test("photos from one spot are compared by pointer or finger, by keyboard, and year by year", async ({
  page,
  keeper,
  hasTouch,
}) => {
  const name = `From the patio ${newKey()}`;
  const { keyId, planId, sheets } = await planWith(keeper, [lot([])]);
  // Other journeys bring in photos without a date, which are never the newest.
  const pages = [await keeper.photos(1), await keeper.photos(2), await keeper.photos(3)];
  const photos = pages
    .flat()
    .filter(({ dateTaken }) => dateTaken !== null)
    .slice(0, 3)
    .sort(byDate);
  expect(photos).toHaveLength(3);
  const photoIds = photos.map(({ photoId }) => photoId);
  const draft = { viewpointId: 0, name, planId, sheetId: sheets[0]?.sheetId ?? 0, x: 0.4, y: 0.6 };
  await keeper.save("POST", "/api/viewpointadd", { ...draft, photoIds });

  await visit(page, `/plans/${keyId}`);
  const view = page.getByRole("region", { name, exact: true });
  const slider = view.getByRole("slider");
  await view.scrollIntoViewIfNeeded();
  await expect(slider).toHaveValue("50");
  await expectAccessible(page, "then and now");

  await test.step("the edge follows pointer and finger", async () => {
    const box = await slider.boundingBox();
    await drag(slider, { x: (box?.width ?? 0) / 4, y: 0 }, hasTouch);
    expect(Number(await slider.inputValue())).toBeGreaterThan(65);
  });

  await test.step("and the keyboard", async () => {
    await slider.focus();
    await page.keyboard.press("Home");
    await expect(slider).toHaveValue("0");
    await page.keyboard.press("ArrowRight");
    await expect(slider).toHaveValue("1");
  });

  await test.step("a year between takes the place of the oldest", async () => {
    const years = view.getByRole("group", { name: `${name}: compare with` }).getByRole("button");
    await expect(years).toHaveCount(2);
    await years.nth(1).click();
    await expect(years.nth(1)).toHaveAttribute("aria-pressed", "true");
    const shown = view.getByRole("img").nth(1);
    await expect(shown).toHaveAttribute("alt", photos[1]?.alt ?? "");
  });

  await test.step("it is renamed and deleted in the panel, and follows on the page", async () => {
    const all = await keeper.get<Viewpoint[]>("/api/viewpoints");
    const id = all.find((one) => one.name === name)?.viewpointId ?? 0;
    await openScreen(page, `/cp/viewpoint/${id}`, "Viewpoint Edit");
    await page.getByRole("textbox", { name: "Name" }).fill(`${name}, west`);
    await formParts(page).send.click();
    await expect(page.getByText("- Viewpoint updated successfully -")).toBeVisible();
    await visit(page, `/plans/${keyId}`);
    await expect(page.getByRole("region", { name: `${name}, west` })).toBeVisible();
    await openScreen(page, `/cp/viewpoint/${id}`, "Viewpoint Edit");
    page.once("dialog", (dialog) => void dialog.accept());
    await chooseDelete(page);
    await expect(page.getByText("- Viewpoint deleted successfully -")).toBeVisible();
    await visit(page, `/plans/${keyId}`);
    await expect(page.getByRole("heading", { name: "Then and now" })).toHaveCount(0);
  });

  await test.step("an added one opens on its own page", async () => {
    await openScreen(page, "/cp/viewpoint/add", "Viewpoint Add");
    await page.getByRole("textbox", { name: "Name" }).fill(name);
    await page.getByLabel("Drawing").selectOption({ index: 1 });
    await formParts(page).add.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Viewpoint Edit");
    await expect(page).toHaveURL(/\/cp\/viewpoint\/\d+$/);
    await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue(name);
  });
});
