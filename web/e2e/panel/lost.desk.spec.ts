import type { PlantRecord } from "shared-types/plant/codes";
import { expectAccessible } from "../fixture/accessible";
import { allowFaults } from "../fixture/faults";
import { expect, formParts, nextDialog, openScreen, test } from "./fixture/panel";

test("two tabs save one record: the second is told, and nothing of either is lost", async ({
  page,
  keeper,
}) => {
  allowFaults(page, /status( of)? 412/);
  const plant = await keeper.plant({ aka: "first", notesShort: "first" });
  const path = `/cp/flora/${plant.keyId}`;
  await openScreen(page, path, "Plant Edit");
  await page.getByRole("textbox", { name: "Notes Short" }).fill("mine");
  const other = await page.context().newPage();
  await openScreen(other, path, "Plant Edit");
  await other.getByRole("textbox", { name: "Notes Short" }).fill("theirs");
  await other.getByRole("textbox", { name: "AKA" }).fill("theirs");
  await formParts(other).send.click();
  await expect(other.getByText("- Plant updated successfully -")).toBeVisible();

  const { send } = formParts(page);
  await send.click();
  const changed = page
    .getByRole("alert")
    .filter({ hasText: "Someone else, or another of your tabs" });
  await expect(changed).toContainText("Your changes were not saved.");
  await expect(changed).toBeFocused();
  await expect(changed.getByRole("listitem")).toHaveText(/^Notes Short: someone saved “theirs”/);
  await expect(page.getByRole("textbox", { name: "Notes Short" })).toHaveValue("mine");
  await expect(page.getByRole("textbox", { name: "AKA" })).toHaveValue("theirs");
  await expectAccessible(page, "changed by another tab");
  expect((await keeper.get<PlantRecord>(`/api/plant/${plant.keyId}`)).notesShort).toBe("theirs");

  await send.click();
  await expect(page.getByText("- Plant updated successfully -")).toBeVisible();
  const now = await keeper.get<PlantRecord>(`/api/plant/${plant.keyId}`);
  expect([now.notesShort, now.aka]).toEqual(["mine", "theirs"]);
  // The other tab, which has no unsaved input, shows the newest version too.
  await expect(other.getByRole("textbox", { name: "Notes Short" })).toHaveValue("mine");
});

test("the stored text can be taken over after a clash", async ({ page, keeper }) => {
  allowFaults(page, /status( of)? 412/);
  const resource = await keeper.resource({ subtitle: "first" });
  await openScreen(page, `/cp/resource/${resource.resourceId}`, "Resource Edit");
  await page.getByRole("textbox", { name: "Subtitle" }).fill("mine");
  const category = page.getByRole("combobox", { name: "Category" });
  await category.selectOption({ index: 1 });
  const theirs = category.getByRole("option").nth(3);
  const categoryId = Number(await theirs.getAttribute("value"));
  const { resourceId, title, description, sortOrder, href } = resource;
  const draft = { resourceId, categoryId, title, description, sortOrder, href };
  await keeper.save("PUT", "/api/resourceupdate", { ...draft, subtitle: "theirs" });
  await formParts(page).send.click();
  const clashes = page.getByRole("alert").getByRole("listitem");
  await expect(clashes.filter({ hasText: "Category" })).toContainText(
    `someone saved “${await theirs.textContent()}”.`,
  );
  await clashes.filter({ hasText: "Subtitle" }).getByRole("button").click();
  await expect(page.getByRole("textbox", { name: "Subtitle" })).toHaveValue("theirs");
});

test("what someone else stored is told as the form shows it: names, not keys", async ({
  page,
  keeper,
}) => {
  allowFaults(page, /status( of)? 412/);
  const [photo] = await keeper.take(1);
  if (!photo) throw new Error("No photo to describe");
  const [mine, theirs] = [await keeper.animal(), await keeper.animal()];
  await openScreen(page, `/cp/photoedit/${photo.photoId}`, "Photo Edit");
  await page.getByRole("combobox", { name: "Animals" }).fill(mine.nameCommon);
  await page.getByRole("combobox", { name: "Animals" }).press("Enter");
  await page.getByRole("textbox", { name: "Date Taken" }).fill("5/17/2024 3:05 pm");
  const animals = [theirs.animalId];
  await keeper.describe(photo, { animals, dateTaken: "2024-05-18T12:00:00.000Z" });
  await formParts(page).save.click();
  const changed = page.getByRole("alert").getByRole("listitem");
  await expect(changed).toHaveText([
    /^Date Taken: someone saved “5\/18\/2024 \d{1,2}:\d\d [ap]m”. You typed “5\/17\/2024 3:05 pm”/,
    new RegExp(`^Animals: someone saved ${theirs.nameCommon}. You typed .*${mine.nameCommon}. Use`),
  ]);
  await changed.last().getByRole("button").click();
  const chosen = page.getByRole("listitem").filter({ hasText: theirs.nameCommon });
  await expect(chosen).toHaveCount(1);
  await keeper.describe(photo, {});
});

test("a save that does not reach the server keeps the form, and goes through at the next try", async ({
  page,
  keeper,
}) => {
  allowFaults(page, /ERR_INTERNET_DISCONNECTED/);
  const { keyId } = await keeper.animal();
  await openScreen(page, `/cp/fauna/${keyId}`, "Animal Edit");
  await page.getByRole("textbox", { name: "Family" }).fill("Wrens and their like");
  await page.route("**/api/animalupdate", (route) => route.abort("internetdisconnected"));
  const { send, summary, unsaved } = formParts(page);
  await send.click();
  await expect(summary).toContainText("Couldn’t reach the server. Nothing was saved");
  await expect(summary).toBeFocused();
  await expect(send).toHaveText("SEND");
  await expect(unsaved).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Family" })).toHaveValue("Wrens and their like");
  await page.unroute("**/api/animalupdate");
  await send.click();
  await expect(page.getByText("- Animal updated successfully -")).toBeVisible();
  await expect(summary).toBeHidden();
});

test("an answer lost on its way back is no second save and loses nothing", async ({
  page,
  keeper,
}) => {
  allowFaults(page, /ERR_CONNECTION_RESET|status( of)? 412/);
  const { keyId } = await keeper.animal();
  await openScreen(page, `/cp/fauna/${keyId}`, "Animal Edit");
  await page.getByRole("textbox", { name: "AKA" }).fill("saved half-way");
  await page.route("**/api/animalupdate", async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  });
  const { send, summary } = formParts(page);
  await send.click();
  await expect(summary).toContainText("Couldn’t reach the server.");
  await page.unroute("**/api/animalupdate");
  await send.click();
  const changed = page
    .getByRole("alert")
    .filter({ hasText: "Someone else, or another of your tabs" });
  const saved = page.getByText("- Animal updated successfully -");
  await expect(changed.or(saved)).toBeVisible();
  await expect(page.getByRole("textbox", { name: "AKA" })).toHaveValue("saved half-way");
  // Until the newer version has been read, saving is refused again.
  await expect(async () => {
    await send.click();
    await expect(saved).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 20_000 });
});

test("unsaved changes ask before they are lost", async ({ page, keeper }) => {
  const { keyId } = await keeper.plant();
  await openScreen(page, `/cp/flora/${keyId}`, "Plant Edit");
  const aka = page.getByRole("textbox", { name: "AKA" });
  await aka.fill("not saved");
  const home = page.getByRole("link", { name: "Admin Home" });
  await home.click();
  const dialog = page.getByRole("dialog", { name: "Leave without saving?" });
  await expectAccessible(page, "leave without saving");
  await dialog.getByRole("button", { name: "Stay here" }).click();
  await expect(dialog).toBeHidden();
  await expect(aka).toHaveValue("not saved");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("- Plant updated successfully -")).toBeVisible();
  await aka.fill("thrown away");
  const asked = nextDialog(page, "no");
  await page.evaluate(() => window.location.assign("/"));
  expect(await asked).toBe("");
  await home.click();
  await dialog.getByRole("button", { name: "Leave without saving" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Admin Home");
});
