import type { PlantDetail } from "shared-types/plant/answers";
import { expectAccessible } from "../fixture/accessible";
import { allowFaults } from "../fixture/faults";
import { ask } from "../fixture/calls";
import { expect, expectNoSidewaysScroll, formParts, openScreen, test } from "./fixture/panel";
import { newKey } from "./fixture/keeper";

const script = `<img src=x onerror="window.ran=1">"'&<script>window.ran=1</script>`;

declare global {
  interface Window {
    ran?: number;
  }
}

test("what a form lacks is said in a summary with the focus, and each item leads to its field @smoke", async ({
  page,
}) => {
  await openScreen(page, "/cp/flora/add", "Plant Add");
  const required = page.locator("main").getByText("*", { exact: true });
  await expect(required).toHaveCount(4);
  const { add, summary } = formParts(page);
  await add.click();
  await expect(summary).toBeFocused();
  const items = summary.getByRole("listitem");
  await expect(items).toHaveText([
    "Please enter a common name.",
    "Please enter a scientific name.",
    "Please enter a display name.",
    "Please enter a key id.",
  ]);
  await expect(add).toHaveText("ADD");
  await items.getByText("Please enter a key id.").click();
  const key = page.getByRole("textbox", { name: "Key ID", exact: true });
  await expect(key).toBeFocused();
  await expect(key).toHaveAttribute("aria-invalid", "true");
  await expect(key).toHaveAttribute("required");
  await expect(key).toHaveAccessibleDescription(/Please enter a key id\./);
  await expectAccessible(page, "form with faults");
  await expectNoSidewaysScroll(page, "form with faults");
});

test("script in every text stays text: in the panel, its lists and on the public pages", async ({
  page,
  keeper,
  request,
}) => {
  allowFaults(page, /Content Security Policy|status( of)? 404/);
  const keyId = newKey();
  await openScreen(page, "/cp/flora/add", "Plant Add");
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });
  for (const name of ["Name Scientific", "Name Display", "AKA", "Height", "Width", "Notes Short"])
    await field(name).fill(script);
  await field("Name Common").fill(`${keyId} ${script}`);
  await field("Key ID").fill(keyId);
  await page.getByRole("button", { name: "Source", exact: true }).click();
  await field("Notes").fill(`<p>Kept</p>${script}<a href="javascript:window.ran=1">go</a>`);
  await formParts(page).add.click();
  await expect(page.getByText("- Plant added successfully -")).toBeVisible();
  const links = page.getByRole("region", { name: "Links" });
  await links.getByLabel("Link Text").fill(script);
  await links.getByLabel("Link Href").fill("javascript:window.ran=1");
  await links.getByRole("button", { name: "Add", exact: true }).click();
  await expect(links.getByText(/^A link must start with https/)).toBeVisible();
  await links.getByLabel("Link Href").fill("https://example.org/");
  await links.getByRole("button", { name: "Add", exact: true }).click();
  await expect(links.getByRole("link")).toHaveCount(1);
  await keeper.resource({ title: `${keyId} ${script}`, subtitle: script, description: script });

  const plant = await ask<PlantDetail>(request, `/api/flora/${keyId}`);
  expect(plant.nameDisplay).toBe(script);
  expect(plant.notes).not.toMatch(/script|onerror|javascript/i);
  for (const path of [
    `/flora/${keyId}`,
    `/flora?q=${keyId}`,
    "/resources?section=websites",
    `/cp/plantindex?q=${keyId}`,
    `/cp/flora/${keyId}`,
    "/cp/linkindex",
  ]) {
    await page.goto(path);
    await expect(page.getByText(script).first(), path).toBeAttached();
    expect(await page.evaluate(() => window.ran), path).toBeUndefined();
  }
  await keeper.save("DELETE", `/api/plantdelete/${plant.plantId}`);
});
