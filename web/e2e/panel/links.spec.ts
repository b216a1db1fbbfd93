import type { PlantDetail } from "shared-types/plant/codes";
import { expectAccessible } from "../fixture/accessible";
import { allowFaults } from "../fixture/faults";
import { ask } from "../fixture/calls";
import { expect, nextDialog, openScreen, test } from "./fixture/panel";

test("the link manager adds, edits, connects and disconnects, in its own words @smoke", async ({
  page,
  keeper,
  request,
}) => {
  const [plant, other] = [await keeper.plant(), await keeper.plant()];
  const shared = `Shared ${other.keyId}`;
  await keeper.link(other, shared, "/flora");
  await openScreen(page, `/cp/flora/${plant.keyId}`, "Plant Edit");
  const links = page.getByRole("region", { name: "Links" });
  const [text, href] = [links.getByLabel("Link Text"), links.getByLabel("Link Href")];
  const button = (name: string) => links.getByRole("button", { name, exact: true });
  await expect(links).toContainText("No links yet.");

  await button("Add").click();
  await expect(links.getByText("Please enter a link text.")).toBeVisible();
  await expect(links.getByText("Please enter a link href.")).toBeVisible();
  await expect(text).toBeFocused();
  await expectAccessible(page, "link form with faults");
  await text.fill("Seeds");
  await href.fill("https://example.org/seeds");
  await href.press("Enter");
  await expect(links.getByText("“Seeds” was added.")).toBeVisible();
  const added = links.getByRole("link", { name: /^Seeds/ });
  await expect(added).toHaveAttribute("target", "_blank");
  await expect(added).toHaveAttribute("href", "https://example.org/seeds");

  await button("Edit Seeds").click();
  await expect(text).toHaveValue("Seeds");
  await expect(text).toBeFocused();
  await button("Reset").click();
  await expect(text).toHaveValue("");
  await expect(button("Add")).toBeVisible();
  await button("Edit Seeds").click();
  await text.fill("Seeds and plugs");
  await button("Edit").click();
  await expect(links.getByText("“Seeds and plugs” was changed.")).toBeVisible();
  await expect(button("Add")).toBeVisible();

  let words = nextDialog(page);
  await button("Add Existing Link").click();
  expect(await words).toBe(
    "btnAddExistingLink: check failed: (existingLinkId > 0 && p.typeId > 0)",
  );
  await links.getByLabel("Find a link").fill(other.keyId);
  await links.getByLabel("Add Existing Link").selectOption(`${shared} || /flora`);
  await button("Add Existing Link").click();
  await expect(links.getByText(`“${shared}” was added.`)).toBeVisible();
  const { links: stored } = await ask<PlantDetail>(request, `/api/flora/${plant.keyId}`);
  expect(stored.map((link) => link.text).sort()).toEqual(["Seeds and plugs", shared].sort());

  words = nextDialog(page, "no");
  await button(`Remove ${shared}`).click();
  expect(await words).toBe("disconnect this link?");
  await expect(links.getByRole("link")).toHaveCount(2);
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.message());
    void dialog.accept();
  });
  await button(`Remove ${shared}`).click();
  await expect.poll(() => asked).toEqual(["disconnect this link?", "link removed successfully."]);
  await expect(links.getByRole("link")).toHaveCount(1);
  // Only disconnected: the other plant still has it.
  const rest = await ask<PlantDetail>(request, `/api/flora/${other.keyId}`);
  expect(rest.links).toHaveLength(1);
});

test("a link call that fails alerts, keeps the form, and tells why in the console", async ({
  page,
  keeper,
}) => {
  allowFaults(page, /ERR_INTERNET_DISCONNECTED|^error: /);
  const { keyId } = await keeper.animal();
  await openScreen(page, `/cp/fauna/${keyId}`, "Animal Edit");
  const links = page.getByRole("region", { name: "Links" });
  await links.getByLabel("Link Text").fill("Its song");
  await links.getByLabel("Link Href").fill("https://example.org/song");
  await page.route("**/api/animallinkadd", (route) => route.abort("internetdisconnected"));
  const told = page.waitForEvent("console", (message) => message.type() === "error");
  const words = nextDialog(page);
  await links.getByRole("button", { name: "Add", exact: true }).click();
  expect(await words).toBe("errors occurred in link update...  see console tab.");
  await told;
  await expect(links.getByLabel("Link Text")).toHaveValue("Its song");
  await page.unroute("**/api/animallinkadd");
  await links.getByRole("button", { name: "Add", exact: true }).click();
  await expect(links.getByRole("link", { name: /^Its song/ })).toBeVisible();
});
