import { expectAccessible } from "../fixture/accessible";
import { newKey } from "./fixture/keeper";
import { expect, expectNoSidewaysScroll, openScreen, test } from "./fixture/panel";

test("the owner finds internal records and sightings, each by its form", async ({
  page,
  keeper,
}) => {
  const name = `Quillwort ${newKey()}`;
  const { plantId, keyId } = await keeper.plant({ nameCommon: name, internal: true });
  await keeper.save("POST", "/api/sightingadd", { date: "2024-05-17", plantId, evidence: "seen" });
  await openScreen(page, "/cp/plantindex", "Plant Index");
  await page.keyboard.press("/");
  await expect(page).toHaveURL("/cp/search");
  await expect(page.getByLabel("Search for")).toBeFocused();
  await page.keyboard.type(name);
  const plants = page.getByRole("region", { name: "Plants 1" });
  await expect(plants.getByText("Internal")).toBeVisible();
  const sightings = page.getByRole("region", { name: "Sightings 1" });
  await expect(sightings.getByRole("link")).toHaveAttribute(
    "href",
    `/cp/sightings?plant=${plantId}&from=2024-05-17&to=2024-05-17`,
  );
  await expectAccessible(page, "the panel's search");
  await expectNoSidewaysScroll(page, "the panel’s search");
  await plants.getByRole("link", { name }).click();
  await expect(page).toHaveURL(`/cp/flora/${keyId}`);
});
