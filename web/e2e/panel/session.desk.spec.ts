import type { BrowserContext, Page } from "@playwright/test";
import type { PlantRecord } from "shared-types/plant/answers";
import { expectAccessible } from "../fixture/accessible";
import { allowFaults } from "../fixture/faults";
import { expect, formParts, openScreen, test } from "./fixture/panel";
import { owner } from "./fixture/owner";

const refused = /status( of)? 401/;

/** Ends the browser's session on the server; its pages do not know yet. */
async function endSession({ request }: BrowserContext): Promise<void> {
  const renewed = await request.post("/api/auth/refresh", { data: {} });
  const { jwt } = (await renewed.json()) as { jwt: string };
  const headers = { authorization: `Bearer ${jwt}` };
  const ended = await request.post("/api/auth/logout", { headers, data: {} });
  expect(ended.ok(), "session ended").toBe(true);
}

async function signInAgain(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Please sign in again" });
  await dialog.getByLabel("E-mail").fill(owner.email);
  await dialog.getByLabel("Password").fill(owner.password);
  await dialog.getByRole("button", { name: "Sign in" }).click();
  await expect(dialog).toBeHidden();
}

test("a session that ends in the middle of an edit costs nothing that was typed", async ({
  page,
  keeper,
}) => {
  allowFaults(page, refused);
  const { keyId } = await keeper.plant();
  await openScreen(page, `/cp/flora/${keyId}`, "Plant Edit");
  const short = page.getByRole("textbox", { name: "Notes Short" });
  await short.fill("typed before the end");
  await endSession(page.context());
  const { send, summary } = formParts(page);
  await send.click();
  const dialog = page.getByRole("dialog", { name: "Please sign in again" });
  await expect(dialog).toContainText("Nothing you typed is lost");
  await expectAccessible(page, "sign in again");

  await dialog.getByRole("button", { name: "Not now" }).click();
  await expect(summary).toContainText("You are not signed in. Nothing was saved");
  await expect(short).toHaveValue("typed before the end");
  await send.click();
  await signInAgain(page);
  await expect(page.getByText("- Plant updated successfully -")).toBeVisible();
  const { notesShort } = await keeper.get<PlantRecord>(`/api/plant/${keyId}`);
  expect(notesShort).toBe("typed before the end");

  await endSession(page.context());
  await short.fill("typed before another end");
  await send.click();
  await expect(dialog.getByLabel("E-mail")).toHaveValue(owner.email);
  await signInAgain(page);
});

test("who signs out in one tab is out in the other, and loses nothing there", async ({
  page,
  keeper,
}) => {
  allowFaults(page, refused);
  const { keyId } = await keeper.plant();
  await openScreen(page, `/cp/flora/${keyId}`, "Plant Edit");
  await page.getByRole("textbox", { name: "AKA" }).fill("half typed");
  const other = await page.context().newPage();
  await openScreen(other, "/cp", "Admin Home");
  await other.getByRole("main").getByText("Log Out").click();
  await expect(other.getByText("You are signed out.")).toBeVisible();

  const dialog = page.getByRole("dialog", { name: "Please sign in again" });
  await expect(dialog).toContainText("You signed out in another tab.");
  await expectAccessible(page, "signed out in another tab");
  await signInAgain(page);
  await expect(page.getByRole("textbox", { name: "AKA" })).toHaveValue("half typed");
  await formParts(page).send.click();
  await expect(page.getByText("- Plant updated successfully -")).toBeVisible();
});
