import { labelFaults, labelWords } from "../panel/fixture/labels";
import { expectInside, expectLetter, inch, pagesOf } from "../panel/fixture/pdf";
import type { EnginePage } from "./fixture/page";
import { expect, test } from "./fixture/test";

/** WebKitWebDriver cannot print. */
const print = async ({ tab }: EnginePage) => pagesOf((await tab.print?.()) ?? Buffer.alloc(0));

test("a long list is printed without an empty sheet @firefox", async ({ visitor }) => {
  await visitor.open("/flora");
  const sheets = await print(visitor);
  expect(sheets.length).toBeGreaterThan(2);
  expect(sheets.findIndex(({ ink }) => ink === null)).toBe(-1);
});

test("a label is printed where its maker has it, and its code leads to the plant @firefox", async ({
  panel,
  keeper,
  baseURL,
}) => {
  const { plantId, keyId } = await keeper.plant();
  await panel.open(`/cp/print?from=named&ids=${plantId}&sheet=5163&start=1`);
  await panel.css("[data-label]").toBe(1);
  const [page, ...others] = await print(panel);
  expect(others).toEqual([]);
  if (!page) throw new Error("Nothing was printed.");
  expectLetter(page);
  const label = { left: 0.15625, top: 0.5, width: 4, height: 2 };
  expectInside(
    page.ink,
    {
      left: label.left * inch,
      top: label.top * inch,
      width: label.width * inch,
      height: label.height * inch,
    },
    "label",
  );
  expect(page.code()).toBe(`${baseURL}/flora/${keyId}`);
});

test("no label breaks a word or loses a line, on the smallest and on the longest", async ({
  panel,
}) => {
  for (const sheet of ["5160", "stakes"]) {
    await panel.open(`/cp/print?sheet=${sheet}`);
    const words = panel.css(labelWords);
    await words.nth(9).toBeThere();
    expect(await words.read(labelFaults), sheet).toEqual([]);
  }
});
