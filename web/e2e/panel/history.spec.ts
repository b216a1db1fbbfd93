import type { PlantRecord } from "shared-types/plant/answers";
import { expectAccessible } from "../fixture/accessible";
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
import { owner } from "./fixture/owner";

/** What the form of a plant sends. */
const draftOf = ({ banner: _banner, photos: _photos, links: _links, ...draft }: PlantRecord) =>
  draft;

test("a change is seen in the history and taken back, and what is deleted comes back", async ({
  page,
  request,
  keeper,
}) => {
  const name = `Historical ${newKey()}`;
  const plant = await keeper.plant({ nameCommon: name, aka: "First" });
  const { keyId, plantId } = plant;
  await keeper.save("PUT", "/api/plantupdate", { ...draftOf(plant), aka: "Second" });
  await openScreen(page, `/cp/flora/${keyId}`, "Plant Edit");
  const aka = page.getByRole("textbox", { name: "AKA", exact: true });
  await aka.fill("Third");
  await formParts(page).send.click();
  await expect(page.getByText("- Plant updated successfully -")).toBeVisible();

  await page.getByText("History", { exact: true }).click();
  const entries = page.getByRole("listitem").filter({ has: page.getByRole("definition") });
  await expect(entries).toHaveCount(2);
  await expect(entries.first()).toContainText(owner.email);
  await expect(entries.first()).toContainText("Second Third");
  await expectAccessible(page, "history");
  await expectNoSidewaysScroll(page, "history");

  const asked = nextDialog(page);
  await entries.nth(1).getByRole("button", { name: /^Undo/ }).click();
  expect(await asked).toContain("“AKA”: changed again later.");
  await expect(page.getByText("Undone.")).toBeVisible();
  await expect(aka).toHaveValue("First");
  await expect(entries).toHaveCount(3);

  const sure = nextDialog(page);
  await chooseDelete(page);
  await sure;
  await expect(page.getByText("- Plant deleted successfully -")).toBeVisible();
  expect((await request.get(`/flora/${keyId}`)).status()).toBe(404);
  // Its key is taken in the meantime.
  await keeper.plant({ keyId, nameCommon: "Another" });

  await openScreen(page, "/cp/bin", "Bin");
  await page.getByRole("button", { name: `Restore Plant “${name}”` }).click();
  const rename = page.getByRole("textbox", { name: "New Key ID" });
  await expect(rename).toBeFocused();
  await expectAccessible(page, "bin");
  await expectNoSidewaysScroll(page, "bin");
  await rename.fill(keyId);
  await page.getByRole("button", { name: "SAVE" }).click();
  await expect(page.getByText("That key id is taken. Please choose another.").last()).toBeVisible();
  const other = newKey();
  await rename.fill(other);
  await page.getByRole("button", { name: "SAVE" }).click();
  await expect(page.getByText(`Plant “${name}” was restored.`)).toBeVisible();
  expect((await request.get(`/flora/${other}`)).status()).toBe(200);
  await page.getByRole("link", { name: "Open it" }).click();
  await expect(page.getByRole("textbox", { name: "Plant ID" })).toHaveValue(String(plantId));

  const gone = nextDialog(page);
  await chooseDelete(page);
  await gone;
  await expect(page.getByText("- Plant deleted successfully -")).toBeVisible();
  await openScreen(page, "/cp/bin", "Bin");
  const forGood = nextDialog(page);
  await page.getByRole("button", { name: `Delete forever Plant “${name}”` }).click();
  expect(await forGood).toContain("can’t be restored");
  await expect(page.getByText(`Plant “${name}” was deleted forever.`)).toBeVisible();
});
