import type { PlantDetail } from "shared-types/plant/answers";
import { expectAccessible } from "../fixture/accessible";
import { allowFaults } from "../fixture/faults";
import { chosen, jpeg } from "./fixture/camera";
import { newGround, newName } from "./fixture/import-screen";
import { newKey } from "./fixture/keeper";
import { expect, formParts, openScreen, test } from "./fixture/panel";

test("a sighting is added in three taps; without a network it waits, and arrives once @both @smoke", async ({
  page,
  context,
  keeper,
}) => {
  allowFaults(page, /ERR_INTERNET_DISCONNECTED/);
  const name = `Bellflower ${newKey()}`;
  const { plantId, keyId } = await keeper.plant({ nameCommon: name });
  const found = async () => (await keeper.get<PlantDetail>(`/api/flora/${keyId}`)).records;
  const { add } = formParts(page);
  const plant = page.getByRole("combobox", { name: "Plant", exact: true });
  const choose = async (stage: string) => {
    await plant.fill(name);
    await page.getByRole("option", { name }).click();
    await page.getByRole("button", { name: stage }).click();
  };
  // The screen is there before the link of another one leads to its form.
  await openScreen(page, "/cp/sightings", "Sightings");
  await page.getByRole("link", { name: "Messages" }).first().click();
  await page.getByRole("link", { name: "Add a sighting" }).first().click();
  await expect(page.getByRole("combobox", { name: "Animal", exact: true })).toBeFocused();

  await test.step("species, stage, ADD", async () => {
    await choose("In flower");
    await expectAccessible(page, "a new sighting");
    await add.click();
    await expect(page.getByText("- Sighting added successfully -")).toBeVisible();
    expect((await found()).count).toBe(1);
    expect((await found()).flowering).toHaveLength(1);
  });

  await test.step("without a network it is kept", async () => {
    await page.getByRole("button", { name: "Add Another" }).click();
    await expect(page.getByRole("combobox", { name: "Animal", exact: true })).toBeFocused();
    await choose("Fruit");
    await context.setOffline(true);
    await add.click();
    await expect(page.getByText("saved on this device and will be sent")).toBeVisible();
    const waiting = page.getByRole("region", { name: "Not sent yet" });
    await expect(waiting).toContainText(name);
    await expectAccessible(page, "a sighting that waits");
  });

  await test.step("with one it is sent, once", async () => {
    await context.setOffline(false);
    await expect(page.getByRole("region", { name: "Not sent yet" })).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole("rowheader", { name }).first()).toBeVisible();
    expect((await found()).count).toBe(2);
  });

  await test.step("the list finds it, and deletes it", async () => {
    await page.getByRole("combobox", { name: "Find a Plant" }).fill(name);
    await page.getByRole("option", { name }).click();
    await expect(page.getByText("2 sightings", { exact: true })).toBeVisible();
    page.once("dialog", (dialog) => void dialog.accept());
    await page
      .getByRole("button", { name: /^Actions for Bellflower/ })
      .first()
      .click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await expect(page.getByText("- Sighting deleted successfully -")).toBeVisible();
    await expect(page.getByText("1 sighting", { exact: true })).toBeVisible();
  });
  expect(plantId).toBeGreaterThan(0);
});

test("a photo is taken in the sighting's form; without a network it waits for the import @phone", async ({
  page,
  context,
  keeper,
  hasTouch,
}) => {
  allowFaults(page, /ERR_INTERNET_DISCONNECTED/);
  const name = `Turtlehead ${newKey()}`;
  const { plantId } = await keeper.plant({ nameCommon: name });
  await openScreen(page, "/cp/sightings", "Sightings");
  const camera = page.getByRole("button", {
    name: hasTouch ? "Take… Photo" : "Upload… Photo",
  });
  const take = async () => {
    const asked = page.waitForEvent("filechooser");
    await camera.click();
    const chooser = await asked;
    expect(await chooser.element().getAttribute("capture")).toBe("environment");
    await chooser.setFiles(chosen(`${newName()}.jpg`, await jpeg({ ground: newGround() })));
  };
  await context.setOffline(true);
  await take();
  await expect(page.getByText("The photo is kept on this device")).toBeVisible();
  await expectAccessible(page, "a photo that waits");

  await context.setOffline(false);
  await take();
  const id = page.getByRole("textbox", { name: "Photo", exact: true });
  await expect(id).not.toHaveValue("0");
  const photoId = Number(await id.inputValue());
  await page.getByRole("combobox", { name: "Plant", exact: true }).fill(name);
  await page.getByRole("option", { name }).click();
  const sent = page.waitForRequest("**/api/sightingadd");
  await formParts(page).add.click();
  expect((await sent).postDataJSON()).toMatchObject({ plantId, photoId });
  await expect(page.getByText("- Sighting added successfully -")).toBeVisible();

  await openScreen(page, "/cp/photosimport", "Import Photo Data");
  const offer = page.getByRole("region", { name: "Shared photos" });
  await expect(offer).toContainText("1 shared photo is kept on this device");
  await offer.getByRole("button", { name: "Discard" }).click();
});

test("a photo says how far its plant is and what its animal does there: four pages know it at once", async ({
  page,
  keeper,
}) => {
  const [flower, bee] = [`Sneezeweed ${newKey()}`, `Mining bee ${newKey()}`];
  const plant = await keeper.plant({ nameCommon: flower });
  const animal = await keeper.animal({ nameCommon: bee });
  const [photo] = await keeper.take(1);
  if (!photo) throw new Error("There is no dated photo.");
  await keeper.describe(photo, { plants: [plant.plantId], animals: [animal.animalId] });
  await openScreen(page, `/cp/photoedit/${photo.photoId}`, "Photo Edit");
  const section = page.getByRole("group", { name: "Stage and interaction" });
  for (const [name, choice] of [
    [flower, "In flower"],
    [bee, "Adult"],
    [`${bee} on ${flower}`, "Visits the flowers for nectar"],
  ] as const)
    await section.getByLabel(name, { exact: true }).selectOption({ label: choice });
  // What was chosen survives a reload.
  await page.reload();
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(section.getByLabel(flower, { exact: true })).toHaveValue("flower");
  await expectAccessible(page, "stage and interaction");
  await page.getByRole("button", { name: "SAVE", exact: true }).click();
  await expect(page.getByText(`Photo ${photo.photoId} saved.`)).toBeVisible();
  const { records } = await keeper.get<PlantDetail>(`/api/flora/${plant.keyId}`);
  expect(records.weeks).toMatchObject([{ count: 1, stages: ["flower"] }]);
  for (const [path, part, other] of [
    [`/flora/${plant.keyId}`, "Who visits it", bee],
    [`/fauna/${animal.keyId}`, "What it uses here", flower],
  ] as const) {
    await page.goto(path);
    const together = page.getByRole("region", { name: part });
    await expect(together.getByRole("link", { name: other, exact: true })).toBeVisible();
    await expect(together.getByRole("heading", { level: 3 })).toHaveText(/nectar/);
  }
  for (const [path, name, said] of [
    ["/calendar", flower, /In flower/],
    ["/calendar?kind=animals", bee, /Seen/],
  ] as const) {
    await page.goto(path);
    const row = page.getByRole("row").filter({ has: page.getByRole("link", { name }) });
    await expect(row.getByRole("button", { name: said })).toBeVisible();
  }
});

test("an association is added, and stands on both pages by its source", async ({
  page,
  keeper,
}) => {
  const [oak, jay] = [`Oak ${newKey()}`, `Jay ${newKey()}`];
  const { keyId } = await keeper.plant({ nameCommon: oak });
  await keeper.animal({ nameCommon: jay });
  await openScreen(page, "/cp/associations/add", "Add Association");
  for (const [label, name] of [
    ["Animal", jay],
    ["Plant", oak],
  ] as const) {
    await page.getByRole("combobox", { name: label, exact: true }).fill(name);
    await page.getByRole("option", { name }).click();
  }
  await page
    .getByLabel("What the animal does on the plant")
    .selectOption({ label: "Eats the seeds" });
  await page.getByRole("textbox", { name: "Source" }).fill("A field guide, p. 9");
  await formParts(page).add.click();
  await expect(page.getByText("- Association added successfully -")).toBeVisible();
  const { visitors } = await keeper.get<PlantDetail>(`/api/flora/${keyId}`);
  expect(visitors).toMatchObject([
    { nameCommon: jay, interaction: "seed", evidence: ["books"], count: 0 },
  ]);
});
