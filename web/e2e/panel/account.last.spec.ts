import { createHmac } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../fixture/accessible";
import { allowFaults } from "../fixture/faults";
import { owner } from "./fixture/owner";
import { openInbox } from "./fixture/inbox-screen";
import { startMailServer } from "./fixture/mail-server";
import { expect, expectNoSidewaysScroll, nextDialog, test } from "./fixture/panel";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** The code that an authenticator app shows for a secret (RFC 6238). */
function appsCode(secret: string): string {
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0"));
  const bytes = bits.join("").match(/.{8}/g) ?? [];
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const key = Buffer.from(bytes.map((eight) => Number.parseInt(eight, 2)));
  const hash = createHmac("sha1", key).update(counter).digest();
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 15) & 0x7fff_ffff;
  return String(number % 1_000_000).padStart(6, "0");
}

const other = "a heron stood in the pond";
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

async function changeEmail(page: Page, email: string, password: string): Promise<void> {
  const form = page.getByRole("region", { name: "E-mail address" });
  await form.getByLabel("E-mail").fill(email);
  await form.getByLabel("Current password").fill(password);
  await form.getByRole("button", { name: "CHANGE E-MAIL" }).click();
}

async function changePassword(page: Page, password: string, newPassword: string): Promise<void> {
  const form = page.getByRole("region", { name: "Password", exact: true });
  await form.getByLabel("Current password").fill(password);
  await form.getByLabel("New password").fill(newPassword);
  await form.getByRole("button", { name: "CHANGE PASSWORD" }).click();
}

// Ends the owner's other sessions, so that it runs when all other journeys are over.
test("the owner changes the password, sets a second factor up, and signs in with it", async ({
  page,
}) => {
  allowFaults(page, /status( of)? 401/);
  await page.goto("/cp");
  await page.getByRole("link", { name: "Account" }).click();
  await expect(heading(page)).toHaveText("Account");
  await expectAccessible(page, "account");

  // Several forms, one question.
  await page.getByRole("textbox", { name: "E-mail" }).fill("gardener@example.net");
  await page.getByRole("link", { name: "Admin Home" }).first().click();
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await question.getByText("Stay here").click();
  // It gives the focus back, which typing would lose.
  await expect(question).toBeHidden();
  await page.getByRole("textbox", { name: "E-mail" }).fill(owner.email);

  await changePassword(page, "robins nest in march", other);
  await expect(page.getByRole("main").getByText("Wrong password.").first()).toBeVisible();
  await changePassword(page, owner.password, other);
  await expect(
    page.getByText("- Password changed: you are signed out everywhere else -"),
  ).toBeVisible();

  await page.getByRole("button", { name: "Set Up", exact: true }).click();
  await expect(page.getByRole("img", { name: /QR code/ })).toBeVisible();
  const codes = await page
    .getByRole("list", { name: "Recovery codes" })
    .locator("code")
    .allTextContents();
  expect(codes).toHaveLength(10);
  const secret = await page.getByText(/^[A-Z2-7]{32}$/).textContent();
  await expectAccessible(page, "second factor");
  await expectNoSidewaysScroll(page, "second factor");
  await page.getByLabel("Your password").fill(other);
  await page.getByRole("textbox", { name: /^Code/ }).fill(appsCode(secret ?? ""));
  await page.getByRole("button", { name: "TURN ON" }).click();
  await expect(page.getByText("Two-step sign-in is on:")).toContainText(
    "10 recovery codes are left.",
  );

  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("link", { name: "Log Out" }).click();
  await expect(page.getByText("You are signed out.")).toBeVisible();
  await page.getByLabel("E-mail").fill(owner.email);
  await page.getByLabel("Password", { exact: true }).fill(other);
  await page.getByRole("button", { name: "Sign in" }).click();
  const code = page.getByLabel("Code from your authenticator app");
  await expect(code).toBeFocused();
  await expect(code).toHaveAccessibleDescription(/npm run owner -- reset/);
  await code.fill("000000");
  await code.press("Enter");
  await expect(page.getByRole("alert")).toContainText("Wrong code, or it has already been used.");
  await code.fill(codes[0] ?? "");
  await code.press("Enter");
  await expect(heading(page)).toHaveText("Admin Home");

  await page.getByRole("link", { name: "Account" }).click();
  await expect(page.getByText("Two-step sign-in is on:")).toContainText(
    "9 recovery codes are left.",
  );
  await page.getByLabel("Your password").fill(other);
  await page.getByRole("textbox", { name: /^Code/ }).fill(codes[1] ?? "");
  await page.getByRole("button", { name: "TURN OFF" }).click();
  await expect(page.getByRole("button", { name: "Set Up", exact: true })).toBeVisible();
  await changePassword(page, other, owner.password);
  await expect(
    page.getByText("- Password changed: you are signed out everywhere else -"),
  ).toBeVisible();
});

test("the owner changes the sign-in e-mail, and back @smoke", async ({ page }) => {
  const email = "gardener@example.net";
  const as = (address: string) => page.getByText(`- You now sign in as ${address}`);
  await page.goto("/cp/account");
  await changeEmail(page, email, "robins nest in march");
  await expect(page.getByRole("alert")).toContainText("Wrong password.");
  await changeEmail(page, email, owner.password);
  await expect(as(email)).toBeVisible();
  await page.getByRole("button", { name: "Change It Again" }).click();
  await expect(page.getByRole("textbox", { name: "E-mail" })).toHaveValue(email);
  await changeEmail(page, owner.email, owner.password);
  await expect(as(owner.email)).toBeVisible();
});

test("e-mail is set up from the message settings, tried out before it is saved, and turned off", async ({
  page,
}) => {
  const server = await startMailServer("app password");
  const { main } = await openInbox(page);
  await main.getByText("Message settings").click();
  await main.getByRole("link", { name: "Set up e-mail" }).click();
  const form = page.getByRole("region", { name: "Sending e-mail" });
  await expect(form.getByRole("button", { name: "Set Up E-mail" })).toBeInViewport();
  await form.getByRole("button", { name: "Set Up E-mail" }).click();
  await expect(form.getByRole("heading"), "not the top of the page").toBeFocused();
  const port = form.getByLabel("Port");
  await expect(port).toHaveValue("465");
  await form.getByLabel("Security").selectOption("STARTTLS (usually port 587)");
  await expect(port).toHaveValue("587");
  await form.getByLabel("Security").selectOption("None (not encrypted)");
  await expect(form).toContainText(
    "Without encryption, anyone along the way can read your password",
  );
  const test = form.getByRole("button", { name: "Send a Test E-mail" });
  await test.click();
  await expect(form.getByRole("alert")).toContainText("Please enter your mail server.");
  await expectAccessible(page, "e-mail settings");
  await expectNoSidewaysScroll(page, "e-mail settings");

  await form.getByLabel("Server").fill("127.0.0.1");
  await port.fill(String(server.port));
  await form.getByLabel("User name").fill("garden");
  await form.getByLabel("Password", { exact: true }).fill("wrong");
  await form.getByLabel("Sender").fill("garden@example.org");
  await form.getByLabel("Your sign-in password").fill(owner.password);
  await test.click();
  await expect(form.getByRole("alert")).toContainText("Wrong user name or password.");
  expect(server.recipients).toEqual([]);
  await form.getByLabel("Password", { exact: true }).fill("app password");
  await test.click();
  await expect(form.getByRole("status").first()).toContainText("- Test e-mail sent to");
  await expect(form.getByRole("alert")).toHaveCount(0);
  expect(server.recipients).toEqual([owner.email]);
  await form.getByRole("button", { name: "SAVE" }).click();
  await expect(form).toContainText("- E-mail settings saved -");

  await page.reload();
  await expect(form).toContainText("E-mail is on:");
  await expect(form.getByLabel("Password", { exact: true })).toHaveValue("");
  await form.getByLabel("Your sign-in password").fill(owner.password);
  await test.click();
  await expect(form.getByRole("status").first()).toContainText("- Test e-mail sent to");
  const asked = nextDialog(page);
  await form.getByRole("button", { name: "Turn Off E-mail" }).click();
  expect(await asked).toContain("No more e-mail will be sent");
  await expect(form).toContainText("- E-mail is off -");
  await server.stop();
});

test("a lost password leads to a link, or says where one is printed", async ({ page, context }) => {
  await context.clearCookies();
  await page.goto("/cp/reset");
  await expect(heading(page)).toHaveText("Reset your password");
  await page.getByLabel("E-mail").fill(owner.email);
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByRole("alert")).toContainText("npm run owner -- reset");
  await expectAccessible(page, "reset");

  // Pasted into this tab, which asked for it: nothing is loaded.
  await page.goto("/cp/reset#not-a-token-of-this-site");
  await page.getByLabel("New password").fill(other);
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page.getByRole("alert")).toContainText("no longer valid");
});
