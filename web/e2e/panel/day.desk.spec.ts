import type { APIRequestContext, Page } from "@playwright/test";
import type { PlantDetail } from "shared-types/plant/answers";
import { ask } from "../fixture/calls";
import { allowFaults } from "../fixture/faults";
import { atTheDoor as test, expect, formParts } from "./fixture/panel";
import { keys, type Hand } from "./fixture/hands";
import { newKey } from "./fixture/keeper";
import { owner } from "./fixture/owner";

interface Day {
  page: Page;
  hand: Hand;
  /** Without a token, like visitors. */
  visitor: APIRequestContext;
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

/** Follows a link of Admin Home. */
async function goFromHome({ page, hand }: Day, link: RegExp, title: string): Promise<void> {
  if ((await heading(page).innerText()) !== "Admin Home")
    await hand.press(page.getByRole("link", { name: "Admin Home" }));
  await expect(heading(page)).toHaveText("Admin Home");
  await hand.press(page.getByRole("main").getByRole("link", { name: link }));
  await expect(heading(page)).toHaveText(title);
}

async function comeIn({ page, hand }: Day): Promise<void> {
  await page.goto("/cp");
  await expect(heading(page)).toHaveText("For the owner");
  await hand.write(page.getByLabel("E-mail"), owner.email);
  await hand.write(page.getByLabel("Password"), owner.password);
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("Admin Home");
}

async function addPlant(day: Day, keyId: string): Promise<void> {
  const { page, hand, visitor } = day;
  await goFromHome(day, /^Add Plant/, "Plant Add");
  await hand.write(field(page, "Name Common"), `Berry ${keyId}`);
  await hand.write(field(page, "Name Scientific"), `Rubus ${keyId}`);
  await expect(field(page, "Name Display")).toHaveValue(`Berry ${keyId}`);
  await hand.write(field(page, "Key ID"), keyId);

  await hand.write(field(page, "Notes"), "Robins love it. ");
  await hand.format("Bold");
  await page.keyboard.type("Plant it twice");
  await hand.format("Bold");
  await page.keyboard.type(", beside ");
  await hand.format("Link");
  const dialog = page.getByRole("dialog");
  await hand.write(dialog.getByLabel("Or find a page on this site"), "bluestem");
  await hand.press(dialog.getByRole("button", { name: /^Little bluestem/ }));
  await hand.press(dialog.getByRole("button", { name: "Save link" }));
  await expect(dialog).toBeHidden();
  await page.keyboard.type(":");
  await page.keyboard.press("Enter");
  await hand.format("Bulleted list");
  await page.keyboard.type("in spring");
  await page.keyboard.press("Enter");
  await page.keyboard.type("in fall");

  await hand.press(page.getByRole("button", { name: "Choose… Banner (Banner ID)" }));
  const found = dialog.getByRole("search").getByRole("status");
  await expect(found).toHaveText(/\d/);
  const all = await found.innerText();
  await page.keyboard.type("chickadee");
  await expect(found).not.toHaveText(all);
  const photo = dialog.getByRole("list", { name: "Photos" }).getByRole("button").first();
  const bannerId = /No\. (\d+)/.exec(await photo.innerText())?.[1];
  await hand.press(photo);
  await expect(field(page, "Banner (Banner ID)")).toHaveValue(bannerId ?? "none");
  await hand.save(formParts(page).add);
  await expect(page.getByText("- Plant added successfully -")).toBeVisible();
  await expect(page).toHaveURL(`/cp/flora/${keyId}`);

  const plant = await ask<PlantDetail>(visitor, `/api/flora/${keyId}`);
  expect(plant.nameCommon).toBe(`Berry ${keyId}`);
  expect(plant.banner).not.toBeNull();
  expect(plant.photos).toEqual([]);
  const offer = page.getByRole("group", { name: "Tag its pictures" });
  await expect(offer).toContainText("The banner is not tagged with this plant yet.");
  await hand.press(offer.getByRole("button", { name: "Tag it" }));
  await expect(page.getByText("Tagged with this plant.")).toBeFocused();
  await expect(page.getByRole("heading", { name: "Photos", exact: true })).toBeVisible();
  const html = await (await visitor.get(`/flora/${keyId}`)).text();
  expect(html).toContain("<strong>Plant it twice</strong>");
  expect(html).toMatch(/<a [^>]*href="\/flora\/littleblue"[^>]*>Little bluestem<\/a>/);
  expect(html.match(/<li>(<p>)?in (spring|fall)/g)).toHaveLength(2);
}

async function retagThree(day: Day, keyId: string): Promise<void> {
  const { page, hand, visitor } = day;
  await goFromHome(day, /^Photo Index/, "Photo Index");
  // Visitors see no others at the plant.
  const narrowed = page.waitForResponse(
    (response) =>
      response.url().endsWith("/api/photos") &&
      (response.request().postData() ?? "").includes('"visibility":"public"'),
  );
  await page.getByLabel("Visibility").selectOption("public");
  await (await narrowed).finished();
  await expect(page).toHaveURL(/visibility=public/);
  await hand.chooseRange(page.getByRole("checkbox", { name: /^Select No\./ }), 0, 2);
  await expect(page.getByText("3 photos selected")).toBeVisible();
  await hand.press(page.getByRole("button", { name: "Edit tags…" }));
  const dialog = page.getByRole("dialog", { name: "Tags of 3 photos" });
  await hand.write(
    dialog.getByRole("group", { name: "Add" }).getByRole("combobox", { name: "Plants" }),
    keyId,
  );
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await hand.press(dialog.getByRole("button", { name: "SAVE" }));
  await expect(page.getByText("1 tag added to 3 photos.")).toBeVisible();
  const plant = await ask<PlantDetail>(visitor, `/api/flora/${keyId}`);
  // Its banner may be one of them.
  expect(plant.photos.length).toBeGreaterThanOrEqual(3);
}

// By keys alone: with the mouse each of these is done by another journey.
test("an owner's day, by keys alone", async ({ page, request }) => {
  allowFaults(page, /status( of)? 401/);
  const day: Day = { page, hand: keys(page), visitor: request };
  const keyId = newKey();
  await test.step("sign in", () => comeIn(day));
  await test.step("add a plant", () => addPlant(day, keyId));
  await test.step("retag three photos", () => retagThree(day, keyId));
  await test.step("sign out", async () => {
    await day.hand.press(page.getByRole("button", { name: "Menu", exact: true }));
    await day.hand.press(page.getByRole("link", { name: "Log Out" }));
    await expect(page.getByText("You are signed out.")).toBeVisible();
    const renewed = await page.context().request.post("/api/auth/refresh", { data: {} });
    expect(renewed.status()).toBe(401);
  });
});
