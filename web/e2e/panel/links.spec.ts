import type { PlantDetail } from "shared-types/plant/answers";
import { expectAccessible } from "../fixture/accessible";
import { ask } from "../fixture/calls";
import { owner } from "./fixture/owner";
import { chooseAction, expect, formParts, nextDialog, openScreen, test } from "./fixture/panel";

test("the link manager adds, edits, connects and disconnects, in its own words", async ({
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
  await href.fill("www.example.org/seeds");
  await href.press("Enter");
  await expect(links.getByText("“Seeds” was added.")).toBeVisible();
  const added = links.getByRole("link", { name: /^Seeds/ });
  await expect(added).toHaveAttribute("target", "_blank");
  await expect(added).toHaveAttribute("href", "https://www.example.org/seeds");

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

test("a link changes everywhere from its index; its plant's history tells and undoes it; several are deleted", async ({
  page,
  keeper,
  request,
}) => {
  const plant = await keeper.plant();
  const { keyId } = plant;
  const text = `Map ${keyId}`;
  await keeper.link(plant, text, "https://example.org/map");
  await keeper.link(plant, `Other ${keyId}`, "https://example.org/");
  const html = async () => (await request.get(`/flora/${keyId}`)).text();
  await openScreen(page, "/cp/linkindex", "Link Index");
  await page.getByRole("searchbox", { name: "Find" }).fill(keyId);
  await chooseAction(page, text, "Edit");
  await page.getByRole("textbox", { name: "Link Text" }).fill(`New ${text}`);
  await formParts(page).save.click();
  await expect(page.getByText(`- Link “New ${text}” updated everywhere -`)).toBeVisible();
  expect(await html()).toContain(`New ${text}`);

  await test.step("told with the plant, and taken back there", async () => {
    await openScreen(page, `/cp/flora/${keyId}`, "Plant Edit");
    const links = page.getByRole("region", { name: "Links" });
    await expect(links.getByRole("link", { name: `New ${text}` })).toBeVisible();
    await page.getByText("History", { exact: true }).click();
    const entries = page.getByRole("listitem").filter({ hasText: `by ${owner.email}` });
    await expect(entries.first()).toContainText(`Link “New ${text}”: changed`);
    await expect(entries.getByRole("button", { name: /^Undo/ })).toHaveCount(1);
    await expectAccessible(page, "history with links");
    await entries.first().getByRole("button", { name: /^Undo/ }).click();
    await expect(page.getByText("Undone.")).toBeVisible();
    await expect(links.getByRole("link", { name: `New ${text}` })).toHaveCount(0);
    await expect(links.getByRole("link", { name: text })).toBeVisible();
  });

  await test.step("deleted together, wherever they are", async () => {
    await openScreen(page, "/cp/linkindex", "Link Index");
    await page.getByRole("searchbox", { name: "Find" }).fill(keyId);
    await page.getByRole("checkbox", { name: "Select all listed here" }).check();
    await expectAccessible(page, "links selected");
    const asked = nextDialog(page);
    await page
      .getByRole("region", { name: "Selected links" })
      .getByRole("button", { name: "Delete" })
      .click();
    expect(await asked).toContain("They are used 2 times on plants and animals");
    await expect(page.getByText("2 links moved to the bin.")).toBeVisible();
    expect(await html()).not.toContain(text);
  });
});
