import { allowFaults } from "../fixture/faults";
import { visit } from "../fixture/site";
import { newKey } from "./fixture/keeper";
import { expect, formParts, openScreen, test } from "./fixture/panel";

test("the picture of a resource is one of the photos, and moves with it to another category", async ({
  page,
}) => {
  await openScreen(page, "/cp/resourceindex?section=nurseries", "Resources : Admin");
  const adding = page.getByRole("navigation", { name: "Actions" });
  await adding.getByRole("link", { name: "Add Resource" }).click();
  await expect(page.getByRole("combobox", { name: "Category" })).toHaveValue("10");
  await openScreen(page, "/cp/resource/add", "Resource Add");
  const field = page.getByRole("textbox", { name: "Image File Name" });
  const category = page.getByRole("combobox", { name: "Category" });
  const choose = page.getByRole("button", { name: "Choose… Image File Name" });
  const dialog = page.getByRole("dialog", { name: "Choose the picture" });
  const pick = async () => {
    await choose.click();
    await dialog.getByRole("list", { name: "Photos" }).getByRole("button").first().click();
    await expect(dialog).toBeHidden();
  };

  await pick();
  await expect(page.getByText("Please select a category first")).toBeVisible();
  await category.selectOption("Websites");
  await pick();
  await expect(field).toHaveValue(/^[\w-]+\.jpg$/);
  await expect(page.getByText("Please select a category first")).toBeHidden();
  const picture = page.getByRole("region", { name: "Preview" }).locator("img");
  await expect(picture).not.toHaveJSProperty("naturalWidth", 0);

  // The preview may look for the picture before it is there.
  allowFaults(page, /images\/books\//);
  await category.selectOption("Books");
  await expect(picture).toHaveAttribute("src", /\/books\//);
  await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
  await page.getByRole("textbox", { name: "Title", exact: true }).fill("A book with a picture");
  await page.getByRole("textbox", { name: "Description" }).fill("About ferns.");
  await formParts(page).add.click();
  await expect(page.getByText("- Resource added successfully -")).toBeVisible();
});

test("a link with the deep link that an entry had before leads to it", async ({ page, keeper }) => {
  const [former, now] = [newKey(), newKey()];
  const { resourceId } = await keeper.resource({ deepLink: former });
  await openScreen(page, `/cp/resource/${resourceId}`, "Resource Edit");
  const field = page.getByRole("textbox", { name: "Deep Link" });
  await field.fill(now);
  await expect(field).toHaveAccessibleDescription(
    `Links to /resources#${former} will still lead here, until another entry takes that name.`,
  );
  await formParts(page).send.click();
  await expect(page.getByText("- Resource updated successfully -")).toBeVisible();
  await visit(page, `/resources#${former}`);
  await expect(page).toHaveURL(`/resources?section=websites#${now}`);
  await expect(page.locator(`[id="${now}"]`)).toBeFocused();
});
