import type { PlantDetail } from "shared-types";
import { expectAccessible } from "../fixture/accessible";
import { allowFaults } from "../fixture/faults";
import { newKey } from "./fixture/keeper";
import { expect, formParts, openScreen, test } from "./fixture/panel";

test("a sighting is added in three taps; without a network it waits, and arrives once @both", async ({
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
  await openScreen(page, "/cp/sightings", "Sightings");

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
    await choose("Fruit");
    await context.setOffline(true);
    await add.click();
    await expect(page.getByText("kept on this device, and sent")).toBeVisible();
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

test("a photo says how far its plant is, and the plant's page knows it @both", async ({
  page,
  keeper,
  hasTouch,
}) => {
  const name = `Sneezeweed ${newKey()}`;
  const { plantId, keyId } = await keeper.plant({ nameCommon: name });
  // Phone and desk may run at the same moment.
  const dated = (await keeper.photos(2)).filter(({ dateTaken }) => dateTaken !== null);
  const photo = dated[hasTouch ? 1 : 2];
  if (!photo) throw new Error("There is no dated photo.");
  await keeper.describe(photo, { plants: [plantId] });
  await openScreen(page, `/cp/photoedit/${photo.photoId}`, "Photo Edit");
  const section = page.getByRole("region", { name: "Stage and interaction" });
  await section.getByLabel(name, { exact: true }).selectOption({ label: "In flower" });
  await section.getByRole("button", { name: "UPDATE" }).click();
  await expect(section.getByText("Stage and interaction saved.")).toBeVisible();
  await expectAccessible(page, "stage and interaction");
  const { records } = await keeper.get<PlantDetail>(`/api/flora/${keyId}`);
  expect(records.weeks).toMatchObject([{ count: 1, stages: ["flower"] }]);
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
