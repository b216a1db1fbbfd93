import { hold } from "../fixture/calls";
import { expectAccessible } from "../fixture/accessible";
import { hangingThumbs } from "../fixture/list-page";
import { chooseDelete, expect, formParts, nextDialog, openScreen, test } from "./fixture/panel";
import { newKey } from "./fixture/keeper";
import { watchWords } from "./fixture/words";

test("an animal is added, corrected and deleted, with the words of every state", async ({
  page,
  request,
}) => {
  const keyId = newKey();
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });
  await openScreen(page, "/cp/fauna/add", "Animal Add");
  await expect(field("Animal ID")).toHaveValue("0");
  await expect(field("Animal ID")).toHaveAttribute("readonly");
  await expect(page.getByRole("region", { name: "Links" })).toHaveCount(0);
  await field("Name Common").fill("Least Testbird");
  await expect(field("Name Display")).toHaveValue("Least Testbird");
  await expect(field("Key ID")).toHaveValue("testbird");
  await field("Name Scientific").fill("Passer probatus");
  await field("Key ID").fill(keyId);
  for (const name of ["Class", "Order", "Family"]) await expect(field(name)).toBeVisible();
  const { add } = formParts(page);
  const words = await watchWords(add);
  const { release } = await hold(page, "/api/animaladd");
  await add.click();
  await expect(page.getByRole("button", { name: "Submitting..." })).toBeVisible();
  expect(await words()).toEqual(["Submitting..."]);
  release();
  await expect(page.getByText("- Animal added successfully -")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Animal Edit");
  await expect(page).toHaveURL(`/cp/fauna/${keyId}`);
  expect((await request.get(`/fauna/${keyId}`)).status()).toBe(200);

  await field("AKA").fill("Titmouse, once");
  await formParts(page).send.click();
  await expect(page.getByText("- Animal updated successfully -")).toBeVisible();
  expect(await (await request.get(`/fauna/${keyId}`)).text()).toContain("Titmouse, once");

  const menu = page.getByRole("button", { name: "Actions for Least Testbird" });
  await expect(page.getByRole("button", { name: /Delete/ })).toHaveCount(0);
  expect((await menu.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await menu.press("Enter");
  const item = page.getByRole("menuitem", { name: "Delete" });
  await expect(item).toBeFocused();
  await expect(item, "the bar at the foot has it open upward").toBeInViewport({ ratio: 1 });
  await expectAccessible(page, "form with an open menu");
  await page.keyboard.press("Escape");
  await expect(item).toBeHidden();
  await expect(menu).toBeFocused();

  let asked = nextDialog(page, "no");
  await menu.press("Space");
  await item.press("Enter");
  expect(await asked).toBe(
    "“Least Testbird”. In the bin for 30 days. Photos and links stay: are you sure?",
  );
  expect((await request.get(`/fauna/${keyId}`)).status()).toBe(200);
  await expect(menu).toBeFocused();
  asked = nextDialog(page);
  await chooseDelete(page);
  await asked;
  await expect(page.getByText("- Animal deleted successfully -")).toBeVisible();
  await expect(page).toHaveURL("/cp/animalindex");
  expect((await request.get(`/fauna/${keyId}`)).status()).toBe(404);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.getByText("Restored.")).toBeFocused();
  expect((await request.get(`/fauna/${keyId}`)).status()).toBe(200);
});

test("a plant is saved: SEND, 'Submitting...', SEND, and its words @smoke", async ({
  page,
  keeper,
  request,
}) => {
  const { keyId } = await keeper.plant({ internal: true });
  await openScreen(page, `/cp/flora/${keyId}`, "Plant Edit");
  const { send, unsaved } = formParts(page);
  const words = await watchWords(send);
  await page.getByLabel("Season").selectOption({ label: "Spring to fall" });
  await page.getByLabel("Sun").selectOption({ label: "S-P · Shade to part shade" });
  await page.getByRole("checkbox", { name: "Internal (not shown to visitors)" }).uncheck();
  await expect(unsaved).toBeVisible();
  expect((await request.get(`/flora/${keyId}`)).status()).toBe(404);
  await page.keyboard.press("Control+s");
  await expect(page.getByText("- Plant updated successfully -")).toBeVisible();
  expect(await words()).toEqual(["Submitting...", "SEND"]);
  await expect(unsaved).toBeHidden();
  expect((await request.get(`/flora/${keyId}`)).status()).toBe(200);
});

test("notes are written as they will look, with the source at hand", async ({ page, keeper }) => {
  const { keyId } = await keeper.plant({ notes: "<p>Old</p>" });
  await openScreen(page, `/cp/flora/${keyId}`, "Plant Edit");
  const notes = page.getByRole("textbox", { name: "Notes", exact: true });
  await expect(notes).toContainText("Old");
  await notes.click();
  await page.getByRole("button", { name: "Bold", exact: true }).click();
  await page.keyboard.type("Bold. ");
  await expect(notes.locator("strong")).toHaveText(/Bold/);
  await page.getByRole("button", { name: "Link", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Add a link" });
  await expectAccessible(page, "link dialog");
  await dialog.getByLabel("Address").fill("javascript:alert(1)");
  await dialog.getByRole("button", { name: "Save link" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Please enter an address");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  const source = page.getByRole("button", { name: "Source", exact: true });
  await source.click();
  await expect(source).toHaveAttribute("aria-pressed", "true");
  await notes.fill("<h2>New</h2><p>Some <em>more</em></p>");
  await expectAccessible(page, "notes as source");
  await source.click();
  await expect(notes.getByRole("heading", { name: "New" })).toBeVisible();
  await formParts(page).send.click();
  await expect(page.getByText("- Plant updated successfully -")).toBeVisible();
});

test(
  "the plant index has each thumbnail beside its names, clear of the facts and the rule",
  {
    tag: "@phone",
  },
  async ({ page }) => {
    await openScreen(page, "/cp/plantindex", "Plant Index");
    await expect(page.getByRole("rowheader").filter({ hasText: /^Fox sedge$/ })).toHaveCount(1);
    expect(await hangingThumbs(page)).toEqual([]);
  },
);
