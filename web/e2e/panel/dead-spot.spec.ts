import type { PlantDetail } from "shared-types/plant/answers";
import { expectAccessible } from "../fixture/accessible";
import { allowFaults } from "../fixture/faults";
import { away } from "../fixture/offline";
import { newKey } from "./fixture/keeper";
import { expect, openScreen, test } from "./fixture/panel";
import { untilWorking } from "./fixture/share";

test.use({ serviceWorkers: "allow" });

test("the app's shortcut opens in a dead spot, and what is noted there is sent once @phone", async ({
  page,
  context,
  keeper,
}) => {
  allowFaults(page, away);
  const name = `Bellflower ${newKey()}`;
  const { keyId } = await keeper.plant({ nameCommon: name });
  const count = async () => (await keeper.get<PlantDetail>(`/api/flora/${keyId}`)).records.count;
  await openScreen(page, "/cp/sightings", "Sightings");
  await untilWorking(page);
  // The screen leaves the names of the plants on the device.
  await page.waitForFunction((plant) => JSON.stringify(localStorage).includes(plant), name);

  // A cold start: no page of the site is open.
  await page.goto("about:blank");
  await context.setOffline(true);
  await page.goto("/cp/sightings");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Note a sighting");
  const plant = page.getByRole("combobox", { name: "Plant" });
  const keep = page.getByRole("button", { name: "Keep it" });
  await plant.fill("Nothing of that name");
  await keep.click();
  await expect(page.getByText("There is no plant “Nothing of that name” here.")).toBeVisible();
  await test.step("what is half written stays while a network comes and goes", async () => {
    await page.evaluate(() => addEventListener("online", () => (document.title = "online")));
    await context.setOffline(false);
    await expect(page).toHaveTitle("online");
    await context.setOffline(true);
    await expect(plant).toHaveValue("Nothing of that name");
  });
  await plant.fill(name);
  await page.getByRole("combobox", { name: "Stage" }).selectOption("In flower");
  await expectAccessible(page, "a sighting in a dead spot");
  await keep.click();
  await expect(page.getByText("Kept on this device.", { exact: true })).toBeVisible();
  await expect(page.getByText(/^1 sighting is kept on this device/)).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sightings");
  await expect(page.getByRole("rowheader", { name }).first()).toBeVisible();
  expect(await count()).toBe(1);
});
