import { expectAccessible } from "../fixture/accessible";
import { allowFaults } from "../fixture/faults";
import { expect, test } from "../fixture/site";
import { owner } from "./fixture/owner";

const link = process.env.SETUP_LINK ?? "";

test("the printed link makes the owner, once", async ({ page, request }) => {
  allowFaults(page, /status( of)? 401/);
  await page.goto(link);
  const form = page.getByRole("main");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Make this garden yours");
  await form.getByLabel("E-mail").fill(owner.email);
  await form.getByLabel("Password").fill(owner.password);
  await expectAccessible(page, "set-up");
  await form.getByRole("button", { name: "Create the account" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Admin Home");
  await expect(page).toHaveURL("/cp");

  const again = await request.post("/api/owner/setup", {
    data: { token: new URL(link).searchParams.get("token"), ...owner },
  });
  expect(((await again.json()) as { fieldId: string }[])[0]?.fieldId).toBe("token");

  await page.context().clearCookies();
  await page.goto("/cp");
  await page.getByLabel("E-mail").fill(owner.email.toUpperCase());
  await page.getByLabel("Password").fill(owner.password);
  await page.getByLabel("Password").press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Admin Home");
  await expect(page).toHaveURL("/cp");
});
