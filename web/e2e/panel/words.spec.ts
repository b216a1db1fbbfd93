import type { KeywordItem } from "shared-types/keyword/answers";
import { expectAccessible } from "../fixture/accessible";
import {
  chooseAction,
  expect,
  expectNoSidewaysScroll,
  formParts,
  nextDialog,
  openScreen,
  test,
} from "./fixture/panel";
import { newKey } from "./fixture/keeper";
import { watchWords } from "./fixture/words";

test("a keyword is added, another too; then renamed, merged and deleted @smoke", async ({
  page,
  keeper,
}) => {
  const [one, two] = [`word ${newKey()}`, `word ${newKey()}`];
  const { save, summary } = formParts(page);
  await openScreen(page, "/cp/keywordadd", "Add Keyword");
  const keyword = page.getByRole("textbox", { name: "Keyword" });
  await save.click();
  await expect(summary).toContainText("Please enter a keyword.");
  const words = await watchWords(save);
  for (const word of [one, two]) {
    await keyword.fill(word);
    await keyword.press("Enter");
    await expect(page.getByText("Keyword submitted successfully.")).toBeVisible();
    await expect(save).toBeHidden();
    if (word === one) expect(await words()).toEqual(["Validating...", "Submitting..."]);
    await page.getByRole("button", { name: "Add Another Keyword" }).click();
  }
  await keyword.fill(one.toUpperCase());
  await save.click();
  await expect(summary).toContainText("That keyword already exists.");
  await expect(save).toHaveText("SAVE");

  await keyword.fill("");
  await openScreen(page, "/cp/keywordindex", "Keyword Index");
  await page.getByRole("searchbox", { name: "Find" }).fill("word t");
  await chooseAction(page, one, "Rename");
  await expectAccessible(page, "keyword row open");
  await expectNoSidewaysScroll(page, "keyword row open");
  await expect(keyword).toBeFocused();
  await keyword.fill(`${one} b`);
  await keyword.press("Enter");
  await expect(page.getByText(`- Keyword “${one}” is now “${one} b” -`)).toBeVisible();

  const photoId = (await keeper.take(1))[0]?.photoId;
  const all = await keeper.get<KeywordItem[]>("/api/keywords");
  const id = (word: string) => all.find((item) => item.keyword === word)?.keywordId ?? 0;
  const none = { animals: [], plants: [], categories: [], keywords: [] };
  const add = { ...none, keywords: [id(`${one} b`)] };
  await keeper.save("POST", "/api/photostag", { photoIds: [photoId], add, remove: none });
  await chooseAction(page, `${one} b`, "Merge");
  await page.getByLabel(`Merge “${one} b” into`).selectOption(two);
  await save.click();
  await expect(page.getByText(`“${one} b” has been merged into “${two}”`)).toBeVisible();
  const used = page.getByRole("row").filter({ hasText: two }).getByRole("link", { name: /^1$/ });
  await expect(used, "the list is read again").toBeVisible();
  const asked = nextDialog(page);
  await chooseAction(page, two, "Delete");
  expect(await asked).toBe(`“${two}”: 1 photo has it. In the bin for 30 days: are you sure?`);
  await expect(page.getByText(`- Keyword “${two}” deleted -`)).toBeVisible();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.getByText("Restored.")).toBeVisible();
  await expect(used).toBeVisible();
});

test("a category is added, edited and deleted; one in use stays", async ({ page }) => {
  const name = `Section ${newKey()}`;
  const { save, summary } = formParts(page);
  const list = page.getByRole("combobox", { name: "List" });
  await openScreen(page, "/cp/resourceindex", "Resources : Admin");
  await page.getByRole("link", { name: "Add Category" }).click();
  await expect(list).toHaveValue("2");
  await openScreen(page, "/cp/categoryadd", "Add Category");
  await expect(list).toHaveValue("1");
  await save.click();
  await expect(summary).toContainText("Please enter an option name.");
  await page.getByRole("textbox", { name: "Name", exact: true }).fill(name);
  await save.click();
  await expect(page.getByText("Category added successfully.")).toBeVisible();
  await page.getByRole("link", { name: "Add Another Category" }).click();
  await expect(save).toBeVisible();

  await openScreen(page, "/cp/categoryindex", "Category Index");
  const row = (text: string) => page.getByRole("row").filter({ hasText: text });
  await chooseAction(page, name, "Edit");
  await page.getByRole("textbox", { name: "Description" }).fill("For a test");
  await save.click();
  await expect(row(name)).toContainText("For a test");
  await page.getByRole("button", { name: "Actions for Nurseries", exact: true }).click();
  await expect(page.getByRole("menuitem")).toHaveText(["Edit", "History"]);
  await page.keyboard.press("Escape");
  const asked = nextDialog(page);
  await chooseAction(page, name, "Delete");
  expect(await asked).toBe(`“${name}”: nothing uses it. In the bin for 30 days: are you sure?`);
  await expect(row(name)).toHaveCount(0);
});
