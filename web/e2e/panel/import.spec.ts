import type { PhotoItem } from "shared-types/photo/answers";
import { expectAccessible } from "../fixture/accessible";
import { allowFaults } from "../fixture/faults";
import { chosen, jpeg } from "./fixture/camera";
import { newGround, newName, openImport } from "./fixture/import-screen";
import { expect, expectNoSidewaysScroll, formParts, test } from "./fixture/panel";
import { watchWords } from "./fixture/words";

test("an upload is stopped, taken up again and lost for a while; what is no photo is told", async ({
  page,
}) => {
  allowFaults(page, /ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const name = newName();
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route("**/api/photosupload", async (route) => {
    await gate;
    await route.continue().catch(() => undefined);
  });
  const { main, files, row } = await openImport(page);
  const ground = newGround();
  await files.setInputFiles([
    chosen(`${name}-one.jpg`, await jpeg({ ground })),
    chosen(`${name}-two.jpg`, await jpeg({ ground, portrait: true })),
    chosen(`${name}-${"long ".repeat(40)}🌿.jpg`, Buffer.from("words, not a photo")),
    chosen(`${name}.txt`, Buffer.from("notes"), "text/plain"),
    chosen(`${name}-empty.jpg`, Buffer.alloc(0)),
    chosen(`${name}.heic`, Buffer.from("not a picture"), "image/heic"),
  ]);
  await expect(row(`${name}-one.jpg`)).toContainText("uploading 0%");
  await expect(row(`${name}.txt`)).toContainText(
    "couldn’t upload: This is not a photo this site can read.",
  );
  await expect(row(`${name}-empty.jpg`)).toContainText("This file is empty.");
  await expectAccessible(page, "uploading");
  await expectNoSidewaysScroll(page, "uploading");

  await main.getByRole("button", { name: "Pause" }).click();
  await expect(main.getByText(/^Paused\. Nothing is lost/)).toBeVisible();
  await expect(row(`${name}-one.jpg`)).toContainText("waiting");
  await page.getByRole("link", { name: "Admin Home" }).click();
  const dialog = page.getByRole("dialog", { name: "Leave while photos are uploading?" });
  await dialog.getByRole("button", { name: "Stay here" }).click();
  await expectAccessible(page, "stopped");

  await page.context().setOffline(true);
  open();
  await page.unroute("**/api/photosupload");
  await main.getByRole("button", { name: "Resume" }).click();
  await expect(main.getByText(/^Can’t reach the server\./)).toBeVisible();
  await page.context().setOffline(false);
  await expect(main.getByText("2 files uploaded.", { exact: true })).toBeVisible();
  await expect(row(`${name}-long`)).toContainText(/couldn’t upload: .*photo/);
  // What the browser cannot show has a drawn icon.
  await expect(row(`${name}.heic`)).toContainText("couldn’t upload");
  await expect(row(`${name}.heic`).locator("img")).toBeHidden();
  await expect(row(`${name}.heic`).locator("svg").first()).toBeVisible();
  await main.getByRole("button", { name: `Remove ${name}.txt` }).click();
  await expect(row(`${name}.txt`)).toHaveCount(0);
  await expectAccessible(page, "uploaded, some refused");
  await expectNoSidewaysScroll(page, "uploaded, some refused");
});

test("names that are taken are listed, identical files skipped, new keywords offered @smoke", async ({
  page,
  keeper,
}) => {
  const name = newName();
  const first = await jpeg({ ground: newGround() });
  const second = await jpeg({ ground: newGround(), portrait: true, keywords: [`${name} moss`] });
  const { main, files, start, result } = await openImport(page);
  const upload = async (buffer: Buffer) => {
    await files.setInputFiles(chosen(`${name}.jpg`, buffer));
    await expect(main.getByText("1 file uploaded.", { exact: true })).toBeVisible();
  };
  await upload(first);
  const words = await watchWords(start);
  await start.click();
  await expect(start).toHaveText("Photo Data Imported", { timeout: 60_000 });
  expect(await words()).toEqual(["Submitting...", "Photo Data Imported"]);
  await expect(result).toBeFocused();

  await upload(second);
  await expect(start).toHaveText("Import Photo Data");
  await start.click();
  await expect(start).toHaveText("Photo Data Imported", { timeout: 60_000 });
  await expect(formParts(page).summary).toContainText("Duplicate photo file names uploaded.");
  await expect(formParts(page).summary).toContainText("Nothing needs doing");
  await expect(formParts(page).summary).toContainText(`${name}.jpg is now ${name}-2.jpg`);
  await expect(formParts(page).summary).toBeFocused();
  const table = main.getByRole("table", { name: "List of duplicates uploaded" });
  const row = table.getByRole("row").filter({ hasText: `${name}.jpg` });
  await expect(row).toContainText(`${name}-2.jpg`);
  await expect(row).toContainText(/\d+\/\d+\/\d{4} \d+:\d\d [ap]m/);
  await expectAccessible(page, "imported, with duplicates");
  await expectNoSidewaysScroll(page, "imported, with duplicates");
  await page.reload();
  await expect(main.getByRole("region", { name: "Result of the last import" })).toBeVisible();
  await expect(main.getByText(/renamed|duplicate/i)).toHaveCount(0);

  await main.getByRole("button", { name: `Add and tag ${name} moss` }).click();
  await expect(main.getByText(`“${name} moss” added to 1 photo.`)).toBeVisible();
  const { Keywords } = await keeper.options();
  const moss = Keywords.find(({ Value }) => Value === `${name} moss`)?.Key ?? 0;
  const renamed = (await keeper.photos(1)).find(({ fileName }) => fileName === `${name}-2.jpg`);
  expect(renamed?.keywords).toEqual([moss]);

  await upload(first);
  await start.click();
  await expect(result).toContainText("No new photos.", { timeout: 60_000 });
  await expect(result.getByText("Already here", { exact: true }).locator("xpath=..")).toContainText(
    "1",
  );
  await result.getByText("1 photo is already here", { exact: true }).click();
  const same = result.getByRole("listitem").filter({ hasText: `${name}.jpg is photo` });
  await expect(same.getByRole("link")).toHaveAttribute("href", /^\/cp\/photoedit\/\d+$/);
  const desk = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  await expectNoSidewaysScroll(page, "a result in large text");
  if (desk) await page.setViewportSize(desk);
  await page.goto("/cp/photoindex");
  await page.getByRole("checkbox", { name: `Select No. ${renamed?.photoId}`, exact: true }).check();
  await page.getByRole("link", { name: "Describe", exact: true }).click();
  await expect(page).toHaveURL(`/cp/photosdescribe?ids=${renamed?.photoId}`);
});

test("photos are described by keys alone, and someone else's save is told of", async ({
  page,
  keeper,
}) => {
  allowFaults(page, /status( of)? 412/);
  const plant = await keeper.plant({ nameCommon: `Sedge ${newName()}` });
  const [one, two] = (await keeper.take(2)) as [PhotoItem, PhotoItem];
  // The proposed text names three plants at most, and this photo may have them.
  await keeper.describe(one, { plants: [] });
  await page.goto(`/cp/photosdescribe?ids=${one.photoId},${two.photoId}`);
  const group = (photo: PhotoItem) =>
    page.getByRole("group", { name: `No. ${photo.photoId}`, exact: true });
  const field = (photo: PhotoItem, name: string) => group(photo).getByLabel(name, { exact: true });
  await expect(group(one)).toContainText(
    new RegExp(`${one.fileName} · \\d+/\\d+/\\d{4} \\d+:\\d\\d [ap]m`),
  );
  await field(one, "Caption").focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("By keys alone");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Delete");
  await page.keyboard.press("Tab");
  await expect(group(one).getByRole("button", { name: "Use this text" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(field(one, "Plants")).toBeFocused();
  await page.keyboard.type(plant.nameCommon);
  await page.keyboard.press("Enter");
  await expect(group(one)).toContainText(new RegExp(`Proposed: .*${plant.nameCommon}`, "i"));
  await page.keyboard.press("Alt+ArrowDown");
  await expect(field(two, "Plants")).toBeFocused();
  await page.keyboard.type(plant.nameCommon);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect(page.getByText("2 photos not saved yet")).toBeVisible();
  await expectAccessible(page, "described, not saved");
  await expectNoSidewaysScroll(page, "described, not saved");

  await keeper.describe(two, { caption: "theirs" });
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText(/^1 photo saved\./)).toBeVisible();
  const refused = page.getByRole("region", { name: "Save" }).getByRole("alert");
  await expect(refused).toHaveText(`1 photo couldn’t be saved: No. ${two.photoId}.`);
  await expect(group(one)).toContainText("Saved");
  await expect(group(two).getByRole("alert")).toContainText("theirs");
  await expect(group(two).getByRole("alert")).toBeFocused();
  await expectAccessible(page, "changed by someone else");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Control+s");
  await expect(page.getByText(/^1 photo saved\./)).toBeVisible();
  const stored = async ({ photoId }: PhotoItem) => keeper.details(photoId);
  expect(await stored(one)).toMatchObject({ caption: "By keys alone" });
  expect(await stored(two)).toMatchObject({ caption: "theirs" });
  for (const photo of [one, two]) expect((await stored(photo)).plants).toContain(plant.plantId);

  await field(two, "Date Taken").fill("soon");
  await page.getByRole("button", { name: "Save all" }).click();
  await expect(field(two, "Date Taken"), "what was refused").toBeFocused();
  await expect(field(two, "Date Taken")).toBeInViewport();
});
