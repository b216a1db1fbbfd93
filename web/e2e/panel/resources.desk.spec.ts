import type { ResourceItem } from "shared-types/resource/answers";
import { allowFaults } from "../fixture/faults";
import { visit } from "../fixture/site";
import { newKey } from "./fixture/keeper";
import { chooseDelete, expect, formParts, nextDialog, openScreen, test } from "./fixture/panel";

test("an added resource opens on its own page, its typed address completed @smoke", async ({
  page,
  keeper,
}) => {
  const title = `Added ${newKey()}`;
  await openScreen(page, "/cp/resource/add", "Resource Add");
  await page.getByLabel("Category").selectOption("9");
  await page.getByLabel("Sort Order").fill("7");
  await page.getByRole("textbox", { name: "Title", exact: true }).fill(title);
  const href = page.getByRole("textbox", { name: "Href", exact: true });
  await href.fill("www.example.org/seeds");
  await page.getByRole("textbox", { name: "Description" }).fill("Worth reading.");
  await formParts(page).add.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Resource Edit");
  await expect(page.getByText("- Resource added successfully -")).toBeVisible();
  await expect(href).toHaveValue("https://www.example.org/seeds");
  const all = await keeper.get<ResourceItem[]>("/api/resources");
  const { resourceId } = all.find((resource) => resource.title === title) ?? {};
  await expect(page).toHaveURL(`/cp/resource/${resourceId}`);
  const another = page
    .getByRole("navigation", { name: "Actions" })
    .getByRole("link", { name: "Add Resource" });
  await expect(another, "begins in the same section").toHaveAttribute(
    "href",
    "/cp/resource/add?category=9",
  );
  await page.goBack();
  await expect(page).not.toHaveURL("/cp/resource/add");
  await keeper.save("DELETE", `/api/resourcedelete/${resourceId}`);
});

test("a resource’s picture is one of the photos and moves with it to another category; its former deep link leads to it", async ({
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

  const [former, now] = [newKey(), newKey()];
  const deepLink = page.getByRole("textbox", { name: "Deep Link" });
  const { send } = formParts(page);
  const updated = page.getByText("- Resource updated successfully -");
  await deepLink.fill(former);
  await send.click();
  await expect(updated).toBeVisible();
  await deepLink.fill(now);
  await expect(deepLink).toHaveAccessibleDescription(
    `Links to /resources#${former} will still lead here, until another entry takes that name.`,
  );
  await send.click();
  await expect(updated).toBeVisible();
  await visit(page, `/resources#${former}`);
  await expect(page).toHaveURL(new RegExp(`/resources(\\?section=books)?#${now}$`));
  await expect(page.locator(`[id="${now}"]`)).toBeFocused();

  await page.goBack();
  await expect(page.getByRole("link", { name: /^View page/ })).toHaveAttribute(
    "href",
    `/resources#${now}`,
  );
  const asked = nextDialog(page);
  await chooseDelete(page);
  await asked;
  await expect(page.getByText("- Resource deleted successfully -")).toBeVisible();
  expect(await (await page.request.get("/api/resources")).text()).not.toContain(now);
});
