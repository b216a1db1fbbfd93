import { expectAccessible, expectAccessibleAtNight } from "./fixture/accessible";
import { recordCalls } from "./fixture/calls";
import { allowFaults } from "./fixture/faults";
import { expect, test } from "./fixture/site";

const used = "This set-up link is no longer valid. Restart the site and use the link it prints.";

test("a set-up link without its token says what is missing", async ({ page }) => {
  await page.goto("/cp/setup");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link is incomplete");
  await expect(page.getByRole("textbox")).toHaveCount(0);
  await expectAccessible(page, "no token");
  await expectAccessibleAtNight(page, "no token");
});

test("a wrong token makes no account, and says why @smoke", async ({ page }) => {
  await page.goto("/cp/setup?token=guessed");
  await expect(page).toHaveTitle("Set-up · Backyard Habitat");
  const form = page.getByRole("main");
  const sent = recordCalls(page, "/api/owner/setup");

  await test.step("what the form lacks is said before anything is sent", async () => {
    await form.getByLabel("E-mail").fill("nowhere");
    await form.getByLabel("Password").fill("short");
    await form.getByRole("button", { name: "Create the account" }).click();
    await expect(form.getByLabel("E-mail")).toHaveAttribute("aria-invalid", "true");
    await expect(form.getByLabel("Password")).toHaveAttribute("aria-invalid", "true");
    await expectAccessible(page, "form with faults");
    expect(sent).toEqual([]);
  });

  await form.getByLabel("E-mail").fill("Gardener@Example.org");
  await expect(form.getByLabel("E-mail")).toHaveValue("gardener@example.org");
  await form.getByLabel("Password").fill("a quiet corner under the oak");
  await form.getByRole("button", { name: "Create the account" }).click();
  const summary = page.getByRole("alert");
  await expect(summary).toContainText("Please review the below issues.");
  await expect(summary).toContainText(used);
  await expect(summary).toBeFocused();
  await expect(form.getByRole("button", { name: "Create the account" })).toBeEnabled();
  await expectAccessible(page, "wrong token");
});

test("other addresses of the panel show nothing of it to a visitor", async ({ page }) => {
  // There is no session to restore, which the page checks first.
  allowFaults(page, /401|auth\/refresh/);
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto("/cp/photoindex");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("For the owner");
  await expect(page).toHaveURL(/\/cp\/login\?from=%2Fcp%2Fphotoindex$/);
  await expect(page.getByRole("link", { name: "Go to the home page" })).toHaveAttribute(
    "href",
    "/",
  );
  expect(scripts.filter((url) => /Panel|photoindex|chakra/i.test(url))).toEqual([]);
  await expectAccessible(page, "panel, stranger");
});
