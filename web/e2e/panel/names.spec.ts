import { expectAccessible } from "../fixture/accessible";
import { expect, expectNoSidewaysScroll, openScreen, test } from "./fixture/panel";

test("three letters of an old name fill in a plant; what is changed is not the book's any more", async ({
  page,
}) => {
  await openScreen(page, "/cp/flora/add", "Plant Add");
  const options = page.getByRole("listbox", { name: "Names" }).getByRole("option");
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });
  await field("Name Scientific").pressSequentially("conocl");
  await expect(options).toContainText("Conoclinium coelestinum");
  await field("Name Scientific").fill("eupatorium coel");
  await expect(options).toContainText("Eupatorium coelestinum is now Conoclinium coelestinum");
  await expectAccessible(page, "names below a field");
  await expectNoSidewaysScroll(page, "names below a field");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(field("Name Scientific")).toHaveValue("Conoclinium coelestinum");
  await expect(field("Name Common")).toHaveValue("Blue mistflower");
  await expect(field("Name Display")).toHaveValue("Blue mistflower");
  await expect(page.getByRole("combobox", { name: "Type" })).toHaveValue("forb");
  const sources = page.getByText("From: Starter list");
  const before = await sources.count();
  await field("Name Common").fill("My mistflower");
  await expect(sources).toHaveCount(before - 1);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "ADD" }).click();
  await expect(page.getByText("- Plant added successfully -")).toBeVisible();

  // Now it is in the garden, comes first, and is opened: what was typed to find it is no loss.
  await openScreen(page, "/cp/flora/add", "Plant Add");
  await field("Name Common").fill("blue mistf");
  await expect(options.first()).toContainText("in your garden");
  await options.first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Plant Edit");
  await expect(field("Name Common")).toHaveValue("My mistflower");

  await page.getByRole("combobox", { name: "Native" }).selectOption({ label: "Native" });
  await field("Keystone").fill("62");
  await page.getByRole("button", { name: "SEND" }).click();
  await expect(page.getByText("- Plant updated successfully -")).toBeVisible();

  await test.step("visitors find it by what is native, and read what it feeds", async () => {
    await page.goto("/flora?native=native&feeds=50");
    await expect(page.getByRole("link", { name: "My mistflower" })).toBeVisible();
    await page.getByRole("link", { name: "My mistflower" }).click();
    const main = page.getByRole("main");
    await expect(main).toContainText("Asteraceae");
    await expect(main).toContainText("62 kinds of caterpillars");
  });
});

test("a book of names is looked at, added and removed", async ({ page }) => {
  await openScreen(page, "/cp/names", "Names");
  const coming = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose a file" }).click();
  const rows = [
    "nameScientific,nameCommon,family,kind",
    "Testia nova,Testflower,Testaceae,plant",
    ",x,y,plant",
  ];
  const buffer = Buffer.from(`${rows.join("\n")}\n`);
  await (await coming).setFiles({ name: "my names.csv", mimeType: "text/csv", buffer });
  const status = page.getByRole("region", { name: "Add a book" }).getByRole("status");
  await expect(status).toContainText("1 name. 1 line was refused:");
  await expect(page.getByText("Line 3: The scientific name is missing")).toBeVisible();
  await page.getByRole("button", { name: "Add 1 name" }).click();
  await expect(status).toContainText("- 1 name added -");
  const row = page.getByRole("row", { name: /my names/ });
  await expect(row).toContainText("my names.csv");
  await expectAccessible(page, "the books of names");
  await expectNoSidewaysScroll(page, "the books of names");
  page.on("dialog", (dialog) => void dialog.accept());
  await row.getByRole("button", { name: "Actions for my names" }).click();
  await page.getByRole("menuitem", { name: "Remove" }).click();
  await expect(page.getByText("- my names removed -")).toBeVisible();
  await expect(row).toHaveCount(0);
});
