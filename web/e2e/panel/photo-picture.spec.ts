import { readFile } from "node:fs/promises";
import type { PhotoItem } from "shared-types/photo/answers";
import type { Plan } from "shared-types/plan/answers";
import { expectAccessible } from "../fixture/accessible";
import { chosen, jpeg } from "./fixture/camera";
import { newGround } from "./fixture/import-screen";
import { expect, expectNoSidewaysScroll, openScreen, test } from "./fixture/panel";

test("a photo is turned, cropped by keys and by hand, replaced, and its original downloaded", async ({
  page,
  keeper,
  hasTouch,
}) => {
  const [photo] = (await keeper.take(1)) as [PhotoItem];
  const { photoId, fileName } = photo;
  await openScreen(page, `/cp/photoedit/${photoId}`, "Photo Edit");
  const tools = page.getByRole("region", { name: "Picture" });
  const button = (name: string) => tools.getByRole("button", { name });
  const said = (words: string | RegExp) =>
    expect(tools.getByText(words)).toBeVisible({ timeout: 30_000 });
  const caption = page.getByRole("textbox", { name: "Caption", exact: true });
  const typed = `Typed before it turned ${photoId}`;
  await caption.fill(typed);
  await page.getByText("File details", { exact: true }).click();

  await button("Rotate right").focus();
  await page.keyboard.press("Enter");
  await said("Photo rotated.");
  await expect(page.getByRole("textbox", { name: "Width", exact: true })).toHaveValue(
    String(photo.height),
  );
  await expect(caption).toHaveValue(typed);
  const shown = page.getByRole("figure").getByRole("img");
  await expect(shown).toHaveJSProperty("complete", true);
  expect(await shown.evaluate((img: HTMLImageElement) => img.src)).toMatch(/\?v=[0-9a-f]{8}$/);

  await button("Crop banner…").click();
  const dialog = page.getByRole("dialog", { name: "Crop the banner" });
  const slider = dialog.getByRole("slider", { name: "Position" });
  await slider.focus();
  await page.keyboard.press("ArrowUp");
  await expect(slider).toHaveAttribute("aria-valuetext", /^49% from the (top|left)$/);
  await page.keyboard.press("Home");
  await expect(dialog.getByRole("img")).toHaveCSS("object-position", /^(50% 0%|0% 50%)$/);
  await expectAccessible(page, "banner dialog");
  await expectNoSidewaysScroll(page, "banner dialog");
  const box = await dialog.locator("[data-axis]").boundingBox();
  if (!box) throw new Error("The photo is not shown.");
  if (hasTouch) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height - 2);
  else await page.mouse.click(box.x + box.width / 2, box.y + box.height - 2);
  await expect(slider).not.toHaveValue("0");
  await dialog.getByRole("button", { name: "SAVE" }).press("Enter");
  await said("Banner changed.");
  const at = await keeper.details(photoId);
  expect(at).toMatchObject({ rotation: 90 });
  expect(at.bannerAt).not.toBeNull();

  const coming = page.waitForEvent("download");
  await button("Download original").click();
  const file = await coming;
  expect(file.suggestedFilename()).toContain(fileName.replace(/\.jpg$/, ""));
  expect((await readFile(await file.path())).length).toBeGreaterThan(1000);

  const chooser = page.waitForEvent("filechooser");
  await button("Replace file…").click();
  const other = chosen("other.jpg", await jpeg({ ground: newGround() }));
  await (await chooser).setFiles(other);
  await said(/^File replaced\./);
  await expect(page.getByRole("textbox", { name: "Width", exact: true })).toHaveValue("640");
  await expect(caption).toHaveValue(typed);
  await expectAccessible(page, "photo tools");
  await expectNoSidewaysScroll(page, "photo tools");
  await page.getByRole("button", { name: "SAVE", exact: true }).click();
  await expect(page).toHaveURL("/cp/photoindex");

  await page.goto(`/cp/photoedit/${photoId}`);
  await page.getByText("History", { exact: true }).click();
  for (const what of ["Caption", "File"])
    await expect(page.getByRole("term").filter({ hasText: new RegExp(`^${what}$`) })).toBeVisible();
  await page.getByRole("button", { name: /^Undo/ }).nth(1).click();
  await expect(page.getByText("Undone.")).toBeVisible({ timeout: 30_000 });
  expect(await keeper.details(photoId)).toMatchObject({
    rotation: 90,
    width: photo.height,
    caption: typed,
  });
});

test("replacing the file of a plan's drawing asks first, and a no changes nothing", async ({
  page,
  keeper,
}) => {
  const plans = await keeper.get<Plan[]>("/api/plans");
  const drawings = plans.flatMap(({ title, sheets }) =>
    sheets.map(({ photoId }) => ({ title, photoId })),
  );
  const { title = "", photoId = 0 } = drawings.find((drawing) => drawing.photoId > 0) ?? {};
  await openScreen(page, `/cp/photoedit/${photoId}`, "Photo Edit");
  const before = await keeper.details(photoId);
  const asked = page.waitForEvent("dialog");
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Replace file…" }).click();
  await (await chooser).setFiles(chosen("other.jpg", await jpeg({ ground: newGround() })));
  const dialog = await asked;
  expect(dialog.message()).toContain(title);
  expect(dialog.message()).toContain("check them on the plan afterwards. Replace its file?");
  await dialog.dismiss();
  await expect(page.getByRole("button", { name: "Replace file…" })).toBeEnabled();
  expect(await keeper.details(photoId)).toEqual(before);
});
