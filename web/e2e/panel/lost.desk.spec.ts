import type { PlantRecord } from "shared-types/plant/answers";
import { expectAccessible } from "../fixture/accessible";
import { allowFaults } from "../fixture/faults";
import { expect, formParts, openScreen, test } from "./fixture/panel";

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
