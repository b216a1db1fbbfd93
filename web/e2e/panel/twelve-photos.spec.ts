import type { APIRequestContext, Page } from "@playwright/test";
import type { PhotoItem, PlantDetail } from "shared-types";
import { ask } from "../fixture/calls";
import { chosen, jpeg } from "./fixture/camera";
import { finger, keys, type Hand } from "./fixture/hands";
import { newGround, newName } from "./fixture/import-screen";
import { newKey, type Keeper } from "./fixture/keeper";
import { expect, expectNoSidewaysScroll, formParts, nextDialog, test } from "./fixture/panel";

interface Evening {
  page: Page;
  hand: Hand;
  keeper: Keeper;
  /** Without a token, like visitors. */
  visitor: APIRequestContext;
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

async function bringIn({ page, hand }: Evening, name: string): Promise<void> {
  await page.goto("/cp");
  await hand.press(page.getByRole("main").getByRole("link", { name: "Import Photo Data" }));
  await expect(heading(page)).toHaveText("Import Photo Data");
  const files = await Promise.all(
    Array.from({ length: 12 }, async (_, i) => {
      const shot = { taken: `2025:05:02 10:${10 + i}:00`, ground: newGround(), portrait: i > 8 };
      return chosen(`${name}-${10 + i}.jpg`, await jpeg(shot));
    }),
  );
  const chooser = page.waitForEvent("filechooser");
  await hand.press(page.getByRole("button", { name: "Choose photos" }));
  await (await chooser).setFiles(files);
  await expect(page.getByText("12 files uploaded.", { exact: true })).toBeVisible();
  await hand.press(page.getByRole("main").getByRole("button", { name: "Import Photo Data" }));
  const result = page.getByRole("region", { name: "Result", exact: true });
  await expect(result).toContainText("12 photos imported.", { timeout: 60_000 });
  await hand.press(result.getByRole("link", { name: "Describe these photos" }));
  await expect(heading(page)).toHaveText("Describe Photos");
}

async function describe({ page, hand }: Evening, plant: string): Promise<void> {
  const rows = page.getByRole("main").getByRole("group", { name: /^No\. \d+$/ });
  await expect(rows).toHaveCount(12);
  await hand.toggle(page.getByRole("checkbox", { name: "Select all on this page" }));
  await hand.press(page.getByRole("button", { name: "Add tags or a caption…" }).first());
  const dialog = page.getByRole("dialog", { name: "Add to 12 photos" });
  const creation = `Create plant “${plant}” (hidden from visitors)`;
  await hand.write(dialog.getByRole("combobox", { name: "Plants" }), plant);
  if (hand.name === "finger") await hand.press(page.getByRole("option", { name: creation }));
  else await page.keyboard.press("Enter");
  const question = dialog.getByRole("group", { name: creation });
  await hand.write(question.getByLabel("Scientific name"), `Mertensia ${plant}`);
  await hand.press(question.getByRole("button", { name: "Create" }));
  await expect(dialog.getByRole("button", { name: new RegExp(`Remove .*${plant}`) })).toBeVisible();
  await hand.write(dialog.getByLabel("Caption"), "The bed by the gate");
  await expectNoSidewaysScroll(page, "adding to 12 photos");
  await hand.press(dialog.getByRole("button", { name: "Apply to 12 photos" }));
  await expect(page.getByText("12 photos not saved yet")).toBeVisible();
  await hand.write(rows.first().getByLabel("Caption"), "Where it began");

  const asked = nextDialog(page);
  await page.reload();
  await asked;
  const offer = page.getByRole("group", { name: "Unsaved changes" });
  await expect(offer).toContainText("Where it began");
  await hand.press(offer.getByRole("button", { name: "Restore" }));
  await expect(rows.first().getByLabel("Caption")).toHaveValue("Where it began");
  await expect(page.getByText("12 photos not saved yet")).toBeVisible();
  if (hand.name === "keys") await page.keyboard.press("Control+Enter");
  else await hand.press(page.getByRole("button", { name: "Save all" }));
  await expect(page.getByText("12 photos saved.")).toBeVisible();
}

/** Returns the page that visitors see now. */
async function publish({ page, hand }: Evening, plant: string): Promise<Page> {
  await hand.press(page.getByRole("link", { name: "Admin Home" }));
  await hand.press(page.getByRole("main").getByRole("link", { name: /^Plant Index/ }));
  await hand.write(page.getByLabel("Search for"), plant);
  await expect(page.getByRole("rowheader")).toHaveCount(1);
  await hand.press(page.getByRole("rowheader", { name: plant }).getByRole("link"));
  await expect(heading(page)).toHaveText("Plant Edit");
  await hand.toggle(page.getByRole("checkbox", { name: /^Internal/ }));
  await hand.save(formParts(page).send);
  await expect(page.getByText("- Plant updated successfully -")).toBeVisible();
  const popup = page.waitForEvent("popup");
  await hand.press(page.getByRole("link", { name: /^View page/ }));
  return popup;
}

async function evening(day: Evening): Promise<void> {
  const { visitor, keeper } = day;
  const [name, plant] = [newName(), `Bell ${newKey()}`];
  await bringIn(day, name);
  await describe(day, plant);
  const photo = (await keeper.photos(1)).find(({ fileName }) => fileName.startsWith(name));
  expect(photo?.altProposed).toBe(true);
  const seen = await ask<{ photo: PhotoItem }>(visitor, `/api/photos/${photo?.photoId}`);
  expect(seen.photo.species, "internal").toEqual([]);
  const seenPage = await publish(day, plant);
  await expect(heading(seenPage)).toHaveText(plant);
  const keyId = new URL(seenPage.url()).pathname.split("/").at(-1);
  const { photos } = await ask<PlantDetail>(visitor, `/api/flora/${keyId}`);
  expect(photos.map(({ caption }) => caption).sort()).toEqual([
    ...Array.from({ length: 11 }, () => "The bed by the gate"),
    "Where it began",
  ]);
}

const about = "an evening with twelve photos: imported, described, tagged, reloaded, published";

test(`${about}, by keyboard`, { tag: "@desk" }, async ({ page, keeper, request }) =>
  evening({ page, hand: keys(page), keeper, visitor: request }),
);

test(`${about}, by touch`, { tag: "@phone" }, async ({ page, keeper, request }) =>
  evening({ page, hand: finger(page), keeper, visitor: request }),
);
