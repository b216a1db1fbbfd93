import { visitWhole } from "../fixture/site";
import { expect, formParts, openScreen, test } from "./fixture/panel";

test("a save shows at once in the owner's other tabs and in every list of this one", async ({
  page,
  keeper,
}) => {
  const { keyId } = await keeper.plant();
  const [list, site] = [await page.context().newPage(), await page.context().newPage()];
  await openScreen(list, `/cp/plantindex?q=${keyId}`, "Plant Index");
  await visitWhole(site, `/flora?q=${keyId}`);
  await expect(list.getByRole("rowheader")).toContainText(`Plant ${keyId}`);
  await expect(site.getByRole("rowheader")).toContainText(`Plant ${keyId}`);
  // Read before the save, and fresh for an hour like visitors' lists.
  await openScreen(page, `/cp/plantindex?q=${keyId}`, "Plant Index");
  await page.getByRole("rowheader").getByRole("link", { name: keyId }).click();

  await page.getByRole("textbox", { name: "Name Common" }).fill(`Renamed ${keyId}`);
  await formParts(page).send.click();
  await expect(page.getByText("- Plant updated successfully -")).toBeVisible();
  await expect(list.getByRole("rowheader")).toContainText(`Renamed ${keyId}`);
  await expect(site.getByRole("rowheader")).toContainText(`Renamed ${keyId}`);
  await page.getByRole("link", { name: "Plant Index" }).click();
  await expect(page.getByRole("rowheader", { name: `Renamed ${keyId}` })).toBeVisible();
});
