import type { Page } from "@playwright/test";
import type { PlantRecord } from "shared-types/plant/answers";
import { expectAccessible } from "../fixture/accessible";
import { allowFaults } from "../fixture/faults";
import {
  expect,
  expectNoSidewaysScroll,
  formParts,
  nextDialog,
  openScreen,
  test,
} from "./fixture/panel";

const offerOn = (page: Page) => page.getByRole("group", { name: "Unsaved changes" });
const kept = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("cpDraft:")));

/** Reloads although the browser asks, as a crash would not. */
async function reload(page: Page): Promise<void> {
  const asked = nextDialog(page);
  await page.reload();
  await asked;
}

test("what was typed about a plant survives a reload: restored, saved, discarded, left", async ({
  page,
  keeper,
}) => {
  const { keyId, plantId } = await keeper.plant({ aka: "first" });
  const path = `/cp/flora/${keyId}`;
  await openScreen(page, path, "Plant Edit");
  const aka = page.getByRole("textbox", { name: "AKA" });
  const notes = page.getByRole("textbox", { name: "Notes", exact: true });
  const offer = offerOn(page).first();
  await aka.fill("Tickseed");
  await notes.fill("Gold all summer");
  await page.getByLabel("Season").selectOption("Fall");
  const linkText = page.getByRole("textbox", { name: "Link Text" });
  await linkText.fill("Half a link");
  await reload(page);
  await expect(offer).toContainText(/^Unsaved changes from \d+\/\d+\/\d{4} \d+:\d\d [ap]m/);
  await expect(offer.getByRole("listitem")).toHaveText([
    "AKA: “Tickseed”",
    "Season: “Fall”",
    "Notes: “Gold all summer”",
  ]);
  await expect(aka).toHaveValue("first");
  await expectAccessible(page, "an offered draft");
  await expectNoSidewaysScroll(page, "an offered draft");

  await offerOn(page).last().getByRole("button", { name: "Restore" }).click();
  await expect(linkText).toHaveValue("Half a link");
  await page.getByRole("button", { name: "Reset" }).click();
  await offer.getByRole("button", { name: "Restore" }).click();
  await expect(offer).toBeHidden();
  await expect(aka).toHaveValue("Tickseed");
  await expect(notes).toHaveText("Gold all summer");
  const { send } = formParts(page);
  await send.click();
  await expect(page.getByText("- Plant updated successfully -")).toBeVisible();
  const now = await keeper.get<PlantRecord>(`/api/plant/${keyId}`);
  expect([now.aka, now.season]).toEqual(["Tickseed", "fall"]);
  expect(await kept(page)).toEqual([]);

  await aka.fill("thrown away");
  await reload(page);
  await offer.getByRole("button", { name: "Discard" }).click();
  await expect(offer).toBeHidden();
  await expect(aka).toHaveValue("Tickseed");
  expect(await kept(page)).toEqual([]);

  await aka.fill("left");
  await expect.poll(() => kept(page)).toEqual([`cpDraft:plant/${plantId}`]);
  const home = page.getByRole("link", { name: "Admin Home" });
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await home.click();
  await expectAccessible(page, "leave without saving");
  await question.getByRole("button", { name: "Stay here" }).click();
  await expect(question).toBeHidden();
  await expect(aka).toHaveValue("left");
  await home.click();
  await question.getByRole("button", { name: "Leave without saving" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Admin Home");
  expect(await kept(page)).toEqual([]);
});

test("what was typed while describing comes back, and signing out leaves nothing", async ({
  page,
  keeper,
}) => {
  allowFaults(page, /status( of)? 401/);
  const [a, b] = await keeper.take(2);
  if (!a || !b) throw new Error("No photos to describe");
  const path = `/cp/photosdescribe?ids=${a.photoId},${b.photoId}`;
  await openScreen(page, path, "Describe Photos");
  const row = page.getByRole("group", { name: `No. ${b.photoId}`, exact: true });
  const caption = row.getByRole("textbox", { name: "Caption" });
  await caption.fill("After the rain");
  await reload(page);
  const offer = offerOn(page);
  await expect(offer.getByRole("listitem")).toHaveText(
    `No. ${b.photoId} – Caption: “After the rain”`,
  );
  await expectAccessible(page, "offered drafts of photos");
  await expectNoSidewaysScroll(page, "offered drafts of photos");
  await offer.getByRole("button", { name: "Restore" }).click();
  await expect(caption).toHaveValue("After the rain");
  await page.getByRole("button", { name: "Save all" }).click();
  await expect(page.getByText("1 photo saved.")).toBeVisible();
  await expect.poll(() => kept(page)).toEqual([]);
  await keeper.describe(b, {});

  await row.getByRole("button", { name: "Same as above" }).click();
  await expect(row.getByRole("textbox", { name: "Alt" }), "the one box left to fill").toBeFocused();
  await caption.fill("for nobody else");
  await expect.poll(() => kept(page)).toEqual([`cpDraft:photo/${b.photoId}/describe`]);
  const other = await page.context().newPage();
  await openScreen(other, "/cp", "Admin Home");
  await other.getByRole("main").getByText("Log Out").click();
  await expect(other.getByText("You are signed out.")).toBeVisible();
  await expect(page.getByRole("dialog", { name: "Please sign in again" })).toBeVisible();
  expect(await kept(other)).toEqual([]);
  const asked = nextDialog(page);
  await page.getByRole("button", { name: "Leave the panel" }).click();
  await asked;
  await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
  expect(await kept(page)).toEqual([]);
});
