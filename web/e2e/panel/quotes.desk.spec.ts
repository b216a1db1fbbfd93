import type { QuoteItem } from "shared-types/quote/answers";
import { expectAccessible } from "../fixture/accessible";
import { focused } from "../fixture/site";
import { dragBelowNext } from "./fixture/ordered";
import {
  chooseAction,
  expect,
  expectNoSidewaysScroll,
  formParts,
  nextDialog,
  openScreen,
  test,
} from "./fixture/panel";

const words = "Look under the leaf.";

test("quotations are added, edited in their row, deleted, and brought back", async ({
  page,
  keeper,
}) => {
  const all = () => keeper.get<QuoteItem[]>("/api/quotes");
  const number = (await all()).length + 1;
  await openScreen(page, "/cp/quotes", "Quote Index");
  await page.getByRole("link", { name: "Add Quote", exact: true }).first().click();
  const { save, summary } = formParts(page);
  await save.click();
  await expect(summary).toContainText("Please enter a quotation.");
  const preview = page.getByRole("region", { name: "Preview" });
  await expect(preview).toHaveCount(0);
  await page.getByRole("textbox", { name: "Quotation" }).fill(words);
  await expect(preview).toContainText(words);
  await page.getByRole("textbox", { name: "Author" }).fill("A gardener");
  await save.click();
  await expect(page.getByText("- Quote added at the end -")).toBeVisible();
  expect(await keeper.get(`/api/quote/${number}`)).toMatchObject({ quotation: words });

  await page.getByRole("link", { name: "Quote Index", exact: true }).first().click();
  const author = page.getByRole("textbox", { name: "Author" });
  await chooseAction(page, `quote ${number}`, "Edit");
  await author.fill("");
  await save.click();
  await expect(summary).toContainText("Please enter an author.");
  await author.fill("A tester");
  await save.click();
  await expect(page.getByText(`- Quote ${number} updated -`)).toBeVisible();
  expect(await keeper.get(`/api/quote/${number}`)).toMatchObject({ author: "A tester" });

  const asked = nextDialog(page);
  await chooseAction(page, `quote ${number}`, "Delete");
  expect(await asked).toContain("In the bin for 30 days: are you sure?");
  const deleted = page.getByText(`- Quote ${number} deleted -`);
  await expect(deleted).toBeVisible();
  await expect(focused(page).filter({ has: deleted }), "its row is gone").toHaveCount(1);
  expect(await all()).toHaveLength(number - 1);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.getByText("Restored.")).toBeVisible();
  const { quotation, quoteId } = (await all()).at(-1) ?? ({} as QuoteItem);
  expect(quotation).toBe(words);
  await keeper.save("DELETE", `/api/quotedelete/${quoteId}`);
});

test("quotations are put in order @smoke", async ({ page, keeper }) => {
  const ids = async () =>
    (await keeper.get<QuoteItem[]>("/api/quotes")).map(({ quoteId }) => quoteId);
  const before = await ids();
  const [first = 0, second = 0, third = 0, ...others] = before.slice(-4);
  const count = before.length;
  const start = count - 4;
  await openScreen(page, "/cp/quotes", "Quote Index");
  await page.getByRole("link", { name: "Change Order" }).click();
  const list = page.getByRole("list", { name: "Quotes", exact: true });
  const { save, notice } = formParts(page);
  await expect(list.getByRole("listitem")).toHaveCount(count);
  await expectAccessible(page, "order of quotes");

  const moves = (place: number) =>
    notice.filter({ hasText: new RegExp(`^Quote ${start + 1} by .* is now ${place} of ${count}`) });
  const down = list.getByRole("button", { name: new RegExp(`^Move down: Quote ${start + 1} `) });
  await down.focus();
  await page.keyboard.press("Enter");
  await expect(moves(start + 2)).toHaveCount(1);
  await expect(down).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page, "order of quotes, narrow");
  await dragBelowNext(list, start + 1);
  await expect(moves(start + 3)).toHaveCount(1);
  await save.click();
  await expect(notice.filter({ hasText: "- Quote order saved -" })).toBeVisible();
  expect((await ids()).slice(-4)).toEqual([second, third, first, ...others]);
  await keeper.save("PUT", "/api/quotesorder", { quoteIds: before });
});
