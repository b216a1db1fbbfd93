import type { PhotoItem } from "shared-types/photo/answers";
import { expectAccessible } from "../fixture/accessible";
import { newKey } from "./fixture/keeper";
import { expect, expectNoSidewaysScroll, openScreen, test } from "./fixture/panel";

test("a keyword and a plant that nothing is called yet are made from a photo's tag boxes", async ({
  page,
  keeper,
}) => {
  const [{ photoId }] = (await keeper.take(1)) as [PhotoItem];
  const [word, name] = [`ephemeral ${newKey()}`, `Lily ${newKey()}`];
  await openScreen(page, `/cp/photoedit/${photoId}`, "Photo Edit");
  const caption = page.getByRole("textbox", { name: "Caption" });
  await caption.fill("Typed before");

  const keywords = page.getByRole("combobox", { name: "Keywords" });
  await keywords.fill(word);
  await expect(page.getByRole("option", { name: `Create keyword “${word}”` })).toBeVisible();
  await expectAccessible(page, "a keyword to create");
  await keywords.press("Enter");
  await expect(page.getByRole("button", { name: `Remove ${word}` })).toBeVisible();

  const plants = page.getByRole("combobox", { name: "Plants" });
  await plants.fill(name);
  await page.getByRole("option", { name: `Create plant “${name}” (hidden from visitors)` }).click();
  const question = page.getByRole("group", {
    name: `Create plant “${name}” (hidden from visitors)`,
  });
  await expect(question.getByLabel("Scientific name")).toBeFocused();
  // All of it stands above the save bar.
  const asked = await question.boundingBox();
  const bar = await page.getByRole("button", { name: "SAVE" }).boundingBox();
  expect((asked?.y ?? 0) + (asked?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await expectAccessible(page, "a plant to create");
  await expectNoSidewaysScroll(page, "a plant to create");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toBeVisible();
  await question.getByLabel("Scientific name").fill("Erythronium americanum");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: `Remove ${name}` })).toBeVisible();
  await expect(plants).toBeFocused();

  await expect(caption).toHaveValue("Typed before");
  await page.getByRole("button", { name: "SAVE" }).click();
  await expect(page.getByText(`Photo ${photoId} saved.`)).toBeVisible();
  await openScreen(page, `/cp/photoedit/${photoId}`, "Photo Edit");
  await expect(page.getByRole("button", { name: `Remove ${word}` })).toBeVisible();
  await expect(page.getByRole("button", { name: new RegExp(`^Remove .*${name}`) })).toBeVisible();
  await expect(caption).toHaveValue("Typed before");
  const { Plants } = await keeper.options();
  expect(Plants.filter(({ Value }) => Value.includes(name))).toHaveLength(1);
});

test("Enter that confirms a word of an input method picks and submits nothing", async ({
  page,
}) => {
  const input = await page.context().newCDPSession(page);
  /** Composes a word; Safari tells of the key that confirms it afterwards. */
  const compose = async (text: string) => {
    const selection = { selectionStart: text.length, selectionEnd: text.length };
    await input.send("Input.imeSetComposition", { text, ...selection });
    const confirmed = { key: "Enter", windowsVirtualKeyCode: 229 };
    await input.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...confirmed });
    await input.send("Input.insertText", { text });
    await page.locator(":focus").dispatchEvent("keydown", { key: "Enter", keyCode: 229 });
  };
  await openScreen(page, "/cp/sightings", "Sightings");
  await page.getByRole("combobox", { name: "Plant", exact: true }).click();
  await compose("Wild bergamot");
  const option = page.getByRole("option", { name: /^Wild bergamot/ });
  await expect(option).toBeVisible();

  await openScreen(page, "/cp/fauna/add", "Animal Add");
  await page.getByRole("button", { name: "Link", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Add a link" });
  await dialog.getByRole("textbox", { name: "Address" }).click();
  await compose("/flora");
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
});
