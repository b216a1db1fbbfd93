import { newKey } from "../panel/fixture/keeper";
import { owner } from "../panel/fixture/owner";
import { expect, test } from "./fixture/test";

test("the owner comes in by the form, and goes out by the menu", async ({ visitor }) => {
  await visitor.open("/cp");
  await visitor.role("textbox", "E-mail").write(owner.email);
  await visitor.css("input[type=password]").write(owner.password);
  await visitor.press("Enter");
  await visitor.role("heading", "Admin Home").toBeThere();
  await visitor.role("button", "Menu").click();
  await visitor.css("header").role("link", "Log Out").click();
  await visitor.css("body").toSay("You are signed out.");
});

test("a photo is tagged, dated and saved with mouse and keys", async ({ panel, keeper }) => {
  const { nameCommon, keyId, plantId } = await keeper.plant();
  const [photo] = await keeper.photos(6);
  await panel.open(`/cp/photoedit/${photo?.photoId}`);
  await panel.role("heading", "Photo Edit").toBeThere();
  await panel.role("combobox", "Plants").write(keyId);
  await panel.role("option", new RegExp(nameCommon)).toBeThere();
  await panel.press("Enter");
  await panel.press("Escape");
  await panel.role("button", new RegExp(`^Remove .*${keyId}`)).toBeThere();
  await panel.role("textbox", "Date Taken").write("5/17/2024");
  await panel.main.toSay("Read as May 17, 2024");
  await panel.role("button", "SAVE").click();
  await panel.css("body").toSay(`Photo ${photo?.photoId} saved.`);
  const saved = await keeper.details(photo?.photoId ?? 0);
  expect(saved.plants).toContain(plantId);
  expect(saved.dateTaken).toBe("2024-05-17");
});

test("the same by keys alone", async ({ panel, keeper }) => {
  const { nameCommon, keyId, plantId } = await keeper.plant();
  const photo = (await keeper.photos(6))[1];
  await panel.open(`/cp/photoedit/${photo?.photoId}`);
  const plants = panel.role("combobox", "Plants");
  await plants.tabTo();
  await panel.type(keyId);
  await panel.role("option", new RegExp(nameCommon)).toBeThere();
  await panel.press("Enter");
  const date = panel.role("textbox", "Date Taken");
  await date.tabTo();
  await panel.press("Control+a");
  await panel.type("2023");
  await panel.press("Control+s");
  await panel.css("body").toSay(`Photo ${photo?.photoId} saved.`);
  const saved = await keeper.details(photo?.photoId ?? 0);
  expect(saved.plants).toContain(plantId);
  expect(saved.dateTaken).toBe("2023");
});

test("a plant is added with notes in bold, a link and a list", async ({ panel, request }) => {
  const keyId = newKey();
  await panel.open("/cp/flora/add");
  const field = (name: string) => panel.role("textbox", name);
  await field("Name Common").write(`Berry ${keyId}`);
  await field("Name Scientific").write(`Rubus ${keyId}`);
  await field("Key ID").write(keyId);
  await field("Notes").write("Robins love it. ");
  await panel.press("Control+b");
  await panel.type("Plant it twice");
  await panel.press("Control+b");
  await panel.type(", beside ");
  await panel.role("button", "Link").click();
  const dialog = panel.role("dialog");
  await dialog.role("searchbox").write("bluestem");
  await dialog.role("button", /^Little bluestem/).click();
  await dialog.role("button", "Save link").click();
  await dialog.toBe(0);
  await panel.type(":");
  await panel.press("Enter");
  await panel.role("button", "Bulleted list").click();
  await panel.type("in spring");
  await panel.press("Enter");
  await panel.type("in fall");
  await panel.role("button", "ADD").click();
  await panel.css("body").toSay("- Plant added successfully -");
  const html = await (await request.get(`/flora/${keyId}`)).text();
  expect(html).toContain("<strong>Plant it twice</strong>");
  expect(html).toMatch(/<a [^>]*href="\/flora\/littleblue"[^>]*>Little bluestem<\/a>/);
  expect(html.match(/<li>(<p>)?in (spring|fall)/g)).toHaveLength(2);
});
