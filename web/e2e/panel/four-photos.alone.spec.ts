import { devices, type APIRequestContext, type Page } from "@playwright/test";
import type { PhotoItem } from "shared-types/photo/answers";
import type { PlantDetail } from "shared-types/plant/answers";
import { expectAccessible } from "../fixture/accessible";
import { ask } from "../fixture/calls";
import { chosen, jpeg } from "./fixture/camera";
import { finger, type Hand } from "./fixture/hands";
import { newGround, newName } from "./fixture/import-screen";
import { newKey, type Keeper } from "./fixture/keeper";
import { expect, expectNoSidewaysScroll, nextDialog, test } from "./fixture/panel";

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
    Array.from({ length: 4 }, async (_, i) => {
      const shot = { taken: `2025:05:02 10:${10 + i}:00`, ground: newGround(), portrait: i > 2 };
      return chosen(`${name}-${10 + i}.jpg`, await jpeg(shot));
    }),
  );
  await hand.toggle(page.getByRole("radio", { name: "Hide until described" }));
  const chooser = page.waitForEvent("filechooser");
  await hand.press(page.getByRole("button", { name: "Choose photos" }));
  await (await chooser).setFiles(files);
  const result = page.getByRole("region", { name: "Result", exact: true });
  await expect(result).toContainText("4 photos imported.", { timeout: 60_000 });
  await hand.press(result.getByRole("link", { name: "Describe these photos" }));
  await expect(heading(page)).toHaveText("Describe Photos");
}

async function describe({ page, hand }: Evening, plant: string): Promise<void> {
  const rows = page.getByRole("main").getByRole("group", { name: /^No\. \d+$/ });
  await expect(rows).toHaveCount(4);
  await hand.toggle(page.getByRole("checkbox", { name: "Select all on this page" }));
  await hand.press(page.getByRole("button", { name: "Add tags, a caption or a date…" }).first());
  const dialog = page.getByRole("dialog", { name: "Add to 4 photos" });
  const creation = `Create plant “${plant}” (hidden from visitors)`;
  await hand.write(dialog.getByRole("combobox", { name: "Plants" }), plant);
  await hand.press(page.getByRole("option", { name: creation }));
  const question = dialog.getByRole("group", { name: creation });
  await hand.write(question.getByLabel("Scientific name"), `Mertensia ${plant}`);
  await hand.press(question.getByRole("button", { name: "Create" }));
  await expect(dialog.getByRole("button", { name: new RegExp(`Remove .*${plant}`) })).toBeVisible();
  await hand.write(dialog.getByLabel("Caption"), "The bed by the gate");
  await expectNoSidewaysScroll(page, "adding to 4 photos");
  await hand.press(dialog.getByRole("button", { name: "Apply to 4 photos" }));
  await expect(page.getByText("4 photos not saved yet")).toBeVisible();
  await hand.write(rows.first().getByLabel("Caption"), "Where it began");
  await expect(page.getByRole("checkbox", { name: "Show these to visitors" })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: /^Also show the new pages of/ })).toBeChecked();
  await expectAccessible(page, "four photos to be shown");

  const asked = nextDialog(page);
  await page.reload();
  await asked;
  const offer = page.getByRole("group", { name: "Unsaved changes" });
  await expect(offer).toContainText("Where it began");
  await hand.press(offer.getByRole("button", { name: "Restore" }));
  await expect(rows.first().getByLabel("Caption")).toHaveValue("Where it began");
  await expect(page.getByText("4 photos not saved yet")).toBeVisible();
  const newPage = page.getByRole("checkbox", { name: `Also show the new pages of ${plant}` });
  await expect(newPage, "made in this tab").toBeChecked();
  await hand.press(page.getByRole("button", { name: "Save all" }));
  const said = "4 photos saved. Visitors see them now. 1 new page is shown.";
  const first = `The first photo of ${plant} is now its thumbnail and banner.`;
  await expect(page.getByText(said)).toContainText(first);
}

async function evening(day: Evening): Promise<void> {
  const { visitor, keeper } = day;
  const [name, plant] = [newName(), `Bell ${newKey()}`];
  await keeper.emptyInbox();
  await bringIn(day, name);
  await describe(day, plant);
  const photo = (await keeper.photos(1)).find(({ fileName }) => fileName.startsWith(name));
  expect(photo?.altProposed).toBe(true);
  const seen = await ask<{ photo: PhotoItem }>(visitor, `/api/photos/${photo?.photoId}`);
  const [species] = seen.photo.species;
  expect(species?.nameCommon).toBe(plant);
  const { photos, banner } = await ask<PlantDetail>(visitor, `/api/flora/${species?.keyId}`);
  expect(banner?.fileName).toBe(`${name}-10.jpg`);
  expect(photos.map(({ caption }) => caption).sort()).toEqual([
    ...Array.from({ length: 3 }, () => "The bed by the gate"),
    "Where it began",
  ]);
}

const { defaultBrowserType, ...phone } = devices["Pixel 7"];
test.use({ ...phone, viewport: { width: 390, height: 844 } });

test("an evening with four photos, by touch: hidden, described, tagged, reloaded, shown", async ({
  page,
  keeper,
  request,
}) => evening({ page, hand: finger(page), keeper, visitor: request }));
