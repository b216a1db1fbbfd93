import type { AnimalRecord } from "shared-types/animal/answers";
import type { PhotoItem, PhotoPage } from "shared-types/photo/answers";
import type { PlantDetail } from "shared-types/plant/answers";
import { expectAccessible } from "../fixture/accessible";
import { ask } from "../fixture/calls";
import { openSearch } from "../fixture/list-page";
import { anyPhoto, galleryPage } from "../fixture/gallery";
import {
  chooseDelete,
  expect,
  expectNoSidewaysScroll,
  formParts,
  nextDialog,
  openScreen,
  test,
} from "./fixture/panel";
import { newKey } from "./fixture/keeper";
import { watchWords } from "./fixture/words";

test("the photo index has the gallery's filter and pager under its own key, and finds what is to do", async ({
  page,
  keeper,
}) => {
  const [photo] = (await keeper.take(1)) as [PhotoItem];
  await keeper.describe(photo, { alt: "" });
  await openScreen(page, "/cp/photoindex", "Photo Index");
  const list = galleryPage(page);
  await expect(list.thumbs).toHaveCount(24);
  await test.step("a photo leads to the next one, and that back", async () => {
    const [first, second] = await list.thumbs.evaluateAll((all) =>
      all.map((link) => link.getAttribute("href") ?? ""),
    );
    const to = (way: string) => page.getByRole("link", { name: `${way} photo` });
    await list.thumbs.first().click();
    await to("Next").click();
    await expect(page).toHaveURL(String(second));
    await to("Previous").click();
    await expect(page).toHaveURL(String(first));
    await expect(to("Previous")).toHaveCount(0);
    await openScreen(page, "/cp/photoindex", "Photo Index");
  });
  await expect(list.pager).toHaveText(/^< previous12345…?8?next >$|^< previous1.*next >$/);
  await list.next.click();
  await expect(page).toHaveURL("/cp/photoindex?page=2");
  await expect(list.previous).toBeVisible();
  await openSearch(page);
  await list.column.selectOption("cap");
  await list.term.fill("no caption reads like this");
  await expect(page.getByRole("main").getByText("No results found.").first()).toBeVisible();
  await expect(page).not.toHaveURL(/page=/);
  await expectAccessible(page, "no photo found");
  const kept = await page.evaluate(() => window.sessionStorage.getItem("cpPhotoFilterIndex"));
  expect(JSON.parse(kept ?? "{}")).toMatchObject({ searchColumn: "cap", pageId: 1 });
  await list.clear.click();
  await expect(list.thumbs).toHaveCount(24);

  await page.getByLabel("To do").selectOption("Proposed alt text");
  await expect(page).toHaveURL(/missing=alt/);
  // Other photos may be to do as well, on several pages.
  await list.column.selectOption("pid");
  await list.term.fill(String(photo.photoId));
  await expect(
    page.getByRole("main").locator(`a[href$="/${photo.photoId}"]`).first(),
  ).toBeVisible();
  await keeper.describe(photo, { alt: photo.alt });
});

test("a photo is edited: rules, states, and back to the index @smoke", async ({ page, keeper }) => {
  const [photo] = await keeper.take(1);
  await openScreen(page, `/cp/photoedit/${photo?.photoId}`, "Photo Edit");
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });
  await expect(field("Photo Id")).toHaveAttribute("readonly");
  const { save, summary } = formParts(page);
  await page.getByText("File details").click();
  await field("Height").fill("");
  await field("Width").fill("wide");
  await field("File Name").fill("");
  await field("File Type").fill("");
  await field("File Size").fill("");
  await field("Alt").fill("a".repeat(501));
  await field("Caption").fill("c".repeat(501));
  await save.click();
  await expect(summary).toBeFocused();
  for (const words of [
    "PhotoUpdate validation failed.",
    "Please enter a height.",
    "Please enter a width.",
    "Please enter a filename.",
    "Please enter a filetype.",
    "Please enter a filesize.",
    "For the Alt field, max length is 500.",
    "For the Caption field, max length is 500.",
  ])
    await expect(summary).toContainText(words);
  await expectAccessible(page, "photo form with faults");
  await expectNoSidewaysScroll(page, "photo form with faults");
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await field("Caption").fill(`Seen by ${test.info().project.name}`);
  const words = await watchWords(save);
  await save.click();
  await expect(page).toHaveURL("/cp/photoindex");
  await expect(page.getByText(`Photo ${photo?.photoId} saved.`)).toBeVisible();
  expect((await words()).slice(0, 2)).toEqual(["Validating...", "Submitting..."]);
});

test("a deleted photo is gone for visitors, lies in the bin, and comes back @smoke", async ({
  page,
  keeper,
  request,
}) => {
  const [photo] = await keeper.take(1);
  const photoId = photo?.photoId ?? 0;
  const { nameCommon } = await keeper.plant({ thumbId: photoId });
  const find = { ...anyPhoto, searchColumn: "pid", searchTerm: String(photoId) };
  await openScreen(page, `/cp/photoedit/${photoId}`, "Photo Edit");
  const asked = nextDialog(page);
  await chooseDelete(page);
  expect(await asked).toMatch(
    new RegExp(
      `^Photo ${photoId}\\. In the bin for 30 days\\. .*thumbnail of “${nameCommon}”.*are you sure\\?$`,
    ),
  );
  await expect(page.getByText(`Photo ${photoId} moved to the bin.`)).toBeVisible();
  expect((await ask<PhotoPage>(request, "/api/photos", find)).totalCount).toBe(0);
  expect((await request.get(`/assets/images/_full/${photo?.fileName}`)).status()).toBe(404);
  expect((await request.get(`/photos/${photoId}`)).status()).toBe(404);

  await page.getByRole("link", { name: "Bin", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bin");
  await expect(page.getByText(`No. ${photoId}`)).toBeVisible();
  await expectAccessible(page, "bin");
  await expectNoSidewaysScroll(page, "bin");
  await page.getByRole("button", { name: `Restore Photo ${photoId}` }).click();
  await expect(page.getByText(`Photo ${photoId} was restored.`)).toBeVisible();
  expect((await ask<PhotoPage>(request, "/api/photos", find)).totalCount).toBe(1);
  expect((await request.get(`/assets/images/_full/${photo?.fileName}`)).status()).toBe(200);
});

test("chosen photos keep over pages; the dialog gives and takes tags, and asks what they show", async ({
  page,
  keeper,
}) => {
  const [flower, bee] = [`Blazing star ${newKey()}`, `Leafcutter ${newKey()}`];
  const plant = await keeper.plant({ nameCommon: flower });
  const { keyId } = await keeper.animal({ nameCommon: bee });
  const photos = [...(await keeper.take(1, 3)), ...(await keeper.take(1, 4))];
  for (const photo of photos)
    await keeper.describe(photo, { plants: [plant.plantId], animals: [] });
  await openScreen(page, "/cp/photoindex?page=3", "Photo Index");
  for (const [i, { photoId }] of photos.entries()) {
    await page.getByRole("checkbox", { name: `Select No. ${photoId}`, exact: true }).check();
    if (i === 0) await galleryPage(page).next.click();
  }
  const bar = page.getByRole("region", { name: "Selected photos" });
  await expect(bar).toContainText("2 photos selected, 1 on other pages");
  const question = nextDialog(page, "no");
  await bar.getByRole("button", { name: "Delete" }).click();
  expect(await question).toMatch(/^2 photos\. In the bin for 30 days\./);

  const open = () => bar.getByRole("button", { name: "Edit tags…" }).click();
  const dialog = page.getByRole("dialog", { name: "Tags of 2 photos" });
  const give = dialog.getByRole("group", { name: "Add" });
  const picked = give.getByRole("listitem");
  const save = dialog.getByRole("button", { name: "SAVE" });
  const pick = async () => {
    const animals = give.getByRole("combobox").first();
    await animals.fill(bee);
    await expect(dialog.getByRole("option").first()).toContainText(bee);
    await animals.press("Enter");
    await animals.press("Tab");
    await expect(picked).toHaveCount(1);
  };
  const animal = async () => keeper.get<AnimalRecord>(`/api/animal/${keyId}`);

  await test.step("Escape keeps what is picked, Cancel drops it", async () => {
    await open();
    await save.click();
    await expect(dialog.getByRole("alert")).toContainText("Please choose a tag to add or remove");
    await expectAccessible(page, "tag dialog");
    await pick();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await open();
    await expect(picked).toHaveCount(1);
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await open();
    await expect(picked).toHaveCount(0);
  });

  const undo = page.getByRole("button", { name: "Undo", exact: true });
  const undone = page.getByText("Undone.", { exact: true });
  await test.step("a tag is added, and undone", async () => {
    await pick();
    await save.click();
    await expect(page.getByText("1 tag added to 2 photos. The first photo of")).toBeVisible();
    expect((await animal()).thumbId).toBeGreaterThan(0);
    await expectAccessible(page, "a bulk act that can be undone");
    await undo.click();
    await expect(undone).toBeFocused();
    expect(await animal()).toMatchObject({ thumbId: 0, bannerId: 0, photos: [] });
  });

  await test.step("and given again, with what both photos show of it", async () => {
    await open();
    const said = dialog.getByRole("group", { name: "Stage and interaction" });
    await expect(said.getByRole("combobox")).toHaveCount(1);
    await pick();
    for (const [name, choice] of [
      [flower, "In flower"],
      [`${bee} on ${flower}`, "Visits the flowers for pollen"],
    ] as const)
      await said.getByLabel(name, { exact: true }).selectOption({ label: choice });
    await save.click();
    await expect(
      page.getByText("1 tag added to 2 photos; stage and interaction saved."),
    ).toBeVisible();
    const { records, visitors } = await keeper.get<PlantDetail>(`/api/flora/${plant.keyId}`);
    const stages = records.weeks.flatMap((week) => week.stages);
    expect([records.count, [...new Set(stages)]]).toEqual([2, ["flower"]]);
    expect(visitors).toMatchObject([{ nameCommon: bee, interaction: "pollen" }]);
  });

  await test.step("and taken away", async () => {
    await open();
    const taking = dialog.getByRole("group", { name: "Remove" }).getByRole("combobox").first();
    await taking.fill(bee);
    await taking.press("Enter");
    await taking.press("Tab");
    await save.click();
    await expect(page.getByText("1 tag removed from 2 photos.")).toBeVisible();
    expect((await animal()).photos).toHaveLength(0);
    await undo.click();
    await expect(undone).toBeFocused();
    expect((await animal()).photos).toHaveLength(2);
    // The selection knows it: the tag can be removed again.
    await open();
    await taking.fill(bee);
    await expect(dialog.getByRole("option").first()).toContainText("(2)");
    await dialog.getByRole("button", { name: "Cancel" }).click();
  });

  await test.step("hidden from visitors, and undone", async () => {
    const seen = async () => {
      const { photos } = await keeper.get<PlantDetail>(`/api/flora/${plant.keyId}`);
      return photos.length;
    };
    expect(await seen()).toBe(2);
    await bar.getByRole("button", { name: "Show or hide…" }).click();
    const showing = page.getByRole("dialog", { name: "Who can see 2 photos" });
    await showing.getByLabel("Visibility").selectOption("Internal (not shown to visitors)");
    await showing.getByRole("button", { name: "SAVE" }).click();
    await expect(page.getByText("2 photos: Internal (not shown to visitors).")).toBeVisible();
    await undo.click();
    await expect(undone).toBeFocused();
    expect(await seen()).toBe(2);
  });

  await test.step("Clear forgets what is picked", async () => {
    await open();
    await pick();
    await page.keyboard.press("Escape");
    await bar.getByRole("button", { name: "Clear" }).click();
    const all = page.getByRole("checkbox", { name: "Select all on this page" });
    await expect(all).toBeFocused();
    await all.check();
    await open();
    const next = page.getByRole("dialog", { name: "Tags of 24 photos" });
    await expect(next.getByRole("group", { name: "Add" })).toBeVisible();
    await expect(next.getByRole("group", { name: "Add" }).getByRole("listitem")).toHaveCount(0);
  });
});
