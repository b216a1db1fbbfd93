import { setTimeout } from "node:timers/promises";
import { movingMs } from "../fixture/gallery";
import { expect, test } from "./fixture/test";

test("Flora is searched, sorted and cleared, and a row leads to its plant", async ({ visitor }) => {
  await visitor.open("/flora");
  const names = visitor.role("rowheader");
  const all = await names.count();
  expect(all).toBeGreaterThan(30);
  const panel = visitor.role("search");
  await panel.role("searchbox").write("milkweed");
  await panel.role("status").toSay(/^\d plants?/);
  expect(await names.count()).toBeLessThan(all);
  await panel.role("button", "Clear").click();
  await names.toBe(all);
  await names
    .with(/^Swamp milkweed/i)
    .role("link")
    .click();
  await visitor.role("heading", "Swamp milkweed").toBeThere();
  await visitor.toBeAt("/flora/swampmilk");
});

test("a photo opens large, turns by keys and mouse, and closes", async ({ visitor }) => {
  await visitor.open("/photos");
  const thumbs = visitor.role("list", "Photos").role("link");
  await thumbs.nth(1).click();
  const show = visitor.role("dialog", /slideshow$/);
  // Until a slide has stopped moving, the slideshow ignores keys.
  const stands = async (slide: RegExp) => {
    await show.css(".lg-counter-current").toSay(slide);
    await setTimeout(movingMs);
  };
  await stands(/^2$/);
  await visitor.toBeAt(/^\/photos\/\d+$/);
  await visitor.press("ArrowRight");
  await stands(/^3$/);
  await show.role("button", "Previous slide").click();
  await stands(/^2$/);
  await visitor.press("Escape");
  await show.toBe(0);
  expect(await thumbs.nth(1).isFocused()).toBe(true);
});

test("back to a long list, a row is where it was left", async ({ visitor }) => {
  await visitor.open("/flora");
  const rows = visitor.role("rowheader").role("link");
  const topOf = () => rows.nth(30).read(([row]) => row?.getBoundingClientRect().top);
  const at = await rows.nth(30).point();
  const before = (await topOf()) ?? 0;
  await visitor.clickAt(at);
  await visitor.toBeAt(/^\/flora\/\w/);
  await visitor.read(() => history.back());
  await visitor.toBeAt("/flora");
  await expect.poll(async () => Math.abs(((await topOf()) ?? 0) - before)).toBeLessThan(1);
});
