import type { Plan } from "shared-types/plan/codes";
import type { ResourceItem } from "shared-types/resource/codes";
import { chosen } from "./fixture/camera";
import { newName, openImport } from "./fixture/import-screen";
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
  await page.goBack();
  await expect(page).not.toHaveURL("/cp/resource/add");
  await keeper.save("DELETE", `/api/resourcedelete/${resourceId}`);
});

test("an added viewpoint opens on its own page", async ({ page, keeper }) => {
  const plans = await keeper.get<Plan[]>("/api/plans");
  const [name, drawn] = [`View ${newKey()}`, plans.find(({ sheets }) => sheets.length > 0)];
  await openScreen(page, "/cp/viewpoint/add", "Viewpoint Add");
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  const drawing = page.getByLabel("Drawing");
  if (drawn) await drawing.selectOption({ index: 1 });
  await formParts(page).add.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Viewpoint Edit");
  await expect(page).toHaveURL(/\/cp\/viewpoint\/\d+$/);
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue(name);
  const id = page.url().split("/").at(-1);
  await keeper.save("DELETE", `/api/viewpointdelete/${id}`);
});

test("deleting a photo says of what it is the thumbnail or the banner, one or several", async ({
  page,
  keeper,
}) => {
  const [one, two] = await keeper.photos(1);
  if (!one || !two) throw new Error("There are no photos.");
  const { photoId } = one;
  const plant = await keeper.plant({ thumbId: photoId, bannerId: photoId });
  const named = `the thumbnail of “${plant.nameCommon}”`;
  await openScreen(page, `/cp/photoedit/${photoId}`, "Photo Edit");
  let question = nextDialog(page, "no");
  await chooseDelete(page);
  expect(await question).toContain(named);
  expect(await question).toContain(`the banner of “${plant.nameCommon}”`);

  await page.goto("/cp/photoindex");
  for (const id of [photoId, two.photoId])
    await page.getByRole("checkbox", { name: `Select No. ${id}`, exact: true }).check();
  question = nextDialog(page, "no");
  await page
    .getByRole("region", { name: "Selected photos" })
    .getByRole("button", { name: "Delete" })
    .click();
  expect(await question).toMatch(/^2 photos\. In the bin for 30 days\./);
  expect(await question).toContain(`Photo ${photoId} is `);
  expect(await question).toContain(named);
  await expect(page.getByText("2 photos selected")).toBeVisible();
  await keeper.save("DELETE", `/api/plantdelete/${plant.plantId}`);
});

test("an address of a link is completed", async ({ page, keeper }) => {
  const plant = await keeper.plant();
  await openScreen(page, `/cp/flora/${plant.keyId}`, "Plant Edit");
  const links = page.getByRole("region", { name: /Links/ });
  await links.getByLabel("Link Text").fill("Seeds");
  await links.getByLabel("Link Href").fill("www.example.org/seeds");
  await links.getByRole("button", { name: "Add", exact: true }).click();
  await expect(links.getByRole("link", { name: "Seeds" })).toHaveAttribute(
    "href",
    "https://www.example.org/seeds",
  );
  await keeper.save("DELETE", `/api/plantdelete/${plant.plantId}`);
});

test("a file that the browser cannot show has a drawn icon", async ({ page }) => {
  const name = newName();
  const { files, row } = await openImport(page);
  await files.setInputFiles(chosen(`${name}.heic`, Buffer.from("not a picture"), "image/heic"));
  await expect(row(`${name}.heic`)).toContainText("couldn’t upload");
  await expect(row(`${name}.heic`).locator("img")).toBeHidden();
  await expect(row(`${name}.heic`).locator("svg").first()).toBeVisible();
});
