import { expectAccessible } from "../fixture/accessible";
import { allowFaults } from "../fixture/faults";
import { atTheDoor as test, expect } from "./fixture/panel";
import { owner } from "./fixture/owner";

const refused = /status( of)? (400|401)/;

test("a deep link asks who is there, loads nothing of the panel, and goes on where it led @smoke", async ({
  page,
}) => {
  allowFaults(page, refused);
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.text());
  });
  await page.goto("/cp/plantindex?q=aster");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("For the owner");
  await expect(page).toHaveURL("/cp/login?from=%2Fcp%2Fplantindex%3Fq%3Daster");
  await page.waitForLoadState("networkidle");
  const loaded = (await Promise.all(scripts)).join("\n");
  for (const secret of ["plantupdate", "photostag", "Plant Index", "successfully"])
    expect(loaded.includes(secret), secret).toBe(false);
  expect(await page.content()).not.toContain("Plant Index");
  await expect(page.getByLabel("E-mail")).toBeFocused();
  await expectAccessible(page, "sign-in");

  await page.getByRole("button", { name: "Sign in" }).click();
  const alert = page.getByRole("alert");
  await expect(alert).toHaveText("Please enter your e-mail address and your password.");
  await page.getByLabel("E-mail").fill(owner.email);
  await page.getByLabel("Password").fill("robins nest in march");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(alert).toHaveText("Wrong e-mail or password. Please try again.");
  await expect(alert).toBeFocused();
  await expect(page.getByLabel("E-mail")).toHaveValue(owner.email);
  await expectAccessible(page, "sign-in refused");

  const password = page.getByLabel("Password");
  await password.fill(owner.password);
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await expect(password).toHaveValue(owner.password);
  await expect(password).toBeFocused();
  await expectAccessible(page, "password shown");
  await password.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Plant Index");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page).toHaveURL("/cp/plantindex?q=aster");
  await expect(page.getByLabel("Search for")).toHaveValue("aster");
});
