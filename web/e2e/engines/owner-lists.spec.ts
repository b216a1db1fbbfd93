import { newKey } from "../panel/fixture/keeper";
import { expect, test } from "./fixture/test";

test("plants are selected with Shift, deleted after a question, and restored", async ({
  panel,
  keeper,
}) => {
  const word = newKey();
  for (const name of ["A", "B", "C"]) await keeper.plant({ nameCommon: `${word} ${name}` });
  await panel.open(`/cp/plantindex?q=${word}`);
  const boxes = panel.role("checkbox", /^Select (?!all)/);
  await boxes.toBe(3);
  await boxes.nth(0).tabTo();
  await panel.press("Space");
  await boxes.nth(2).tabTo();
  await panel.press("Shift+Space");
  const bar = panel.role("region", "Selected plants");
  await bar.toSay("3 plants selected");
  await bar.role("button", "Delete").click();
  await panel.accept(/^3 plants: .*are you sure\?$/);
  await bar.toSay("3 plants moved to the bin.");
  await boxes.toBe(0);
  await bar.role("button", "Undo").click();
  await bar.toSay("Restored.");
  await boxes.toBe(3);
});

test("the menu of a keyword is used by keys", async ({ panel, keeper }) => {
  const keyword = `menu ${newKey()}`;
  await keeper.save("POST", "/api/keywordadd", { keyword });
  await panel.open("/cp/keywordindex");
  await panel.role("searchbox", "Find").write(keyword);
  const button = panel.role("button", `Actions for ${keyword}`);
  await button.tabTo();
  await panel.press("ArrowDown");
  await expect.poll(() => panel.role("menuitem", "Rename").isFocused()).toBe(true);
  await panel.press("ArrowUp");
  await expect.poll(() => panel.role("menuitem", "Delete").isFocused()).toBe(true);
  // A key that opens a dialog is never let go in WebKitWebDriver.
  await panel.role("menuitem", "Delete").click();
  await panel.accept(/are you sure\?$/);
  await panel.css("body").toSay(`- Keyword “${keyword}” deleted -`);
});

test("the panel's search is reached by a key, and finds what is internal", async ({
  panel,
  keeper,
}) => {
  const name = `Quillwort ${newKey()}`;
  const { keyId } = await keeper.plant({ nameCommon: name, internal: true });
  await panel.open("/cp/plantindex");
  await panel.role("heading", "Plant Index").toBeThere();
  await panel.press("/");
  await panel.toBeAt("/cp/search");
  const field = panel.main.role("searchbox");
  await expect.poll(() => field.isFocused()).toBe(true);
  await panel.type(name);
  await panel.role("region", "Plants 1").role("link", new RegExp(name)).click();
  await panel.toBeAt(`/cp/flora/${keyId}`);
});
