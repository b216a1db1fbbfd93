import { expectAccessible } from "../fixture/accessible";
import { allowFaults } from "../fixture/faults";
import { away } from "../fixture/offline";
import { visit } from "../fixture/site";
import { chosen, jpeg } from "./fixture/camera";
import { newGround, newName } from "./fixture/import-screen";
import { owner, signIn } from "./fixture/owner";
import { atTheDoor as test, expect, expectNoSidewaysScroll } from "./fixture/panel";
import { keptOnDevice, share, untilWorking } from "./fixture/share";

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("photos shared without a network and signed out wait, and are uploaded after signing in", async ({
    page,
    context,
  }) => {
    allowFaults(page, away);
    // The sign-in page checks the session first.
    allowFaults(page, /401.*\/api\/auth\/refresh|status( of)? 401/);
    const name = newName();
    const files = [
      chosen(`${name} & one.jpg`, await jpeg({ ground: newGround() })),
      chosen(`${name}-two.jpg`, await jpeg({ ground: newGround() })),
    ];
    await visit(page, "/");
    await untilWorking(page);
    await share(page, files, () => context.setOffline(true));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");
    await expect(page.getByText("Your photos are kept on this device.")).toBeVisible();
    await expectAccessible(page, "shared offline");
    expect(await keptOnDevice(page)).toBe(2);

    await context.setOffline(false);
    await page.getByRole("link", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("For the owner");
    await page.getByLabel("E-mail").fill(owner.email);
    await page.getByLabel("Password").fill(owner.password);
    await page.getByRole("button", { name: "Sign in" }).click();
    const offer = page.getByRole("region", { name: "Shared photos" });
    await expect(offer).toContainText("2 shared photos are kept on this device");
    await expectAccessible(page, "shared photos offered");
    await expectNoSidewaysScroll(page, "shared photos offered");

    // Other journeys import beside this one.
    await page.getByRole("checkbox", { name: "Import as soon as the upload is done" }).uncheck();
    await offer.getByRole("button", { name: "Upload 2 shared photos" }).click();
    await expect(page.getByText("2 files uploaded.", { exact: true })).toBeVisible();
    await expect(offer).toHaveCount(0);
    await expect.poll(() => keptOnDevice(page)).toBe(0);
    await page.getByText("2 uploaded", { exact: true }).click();
    for (const { name: file } of files) await expect(page.getByText(file).first()).toBeVisible();
  });

  test("photos shared by the signed-in owner are offered at once, and can be discarded", async ({
    page,
  }) => {
    await signIn(page.context().request);
    await visit(page, "/");
    await untilWorking(page);
    await share(page, [chosen(`${newName()}.jpg`, await jpeg({ ground: newGround() }))]);
    await expect(page).toHaveURL("/cp/photosimport");
    const offer = page.getByRole("region", { name: "Shared photos" });
    await expect(offer).toContainText("1 shared photo is kept on this device");
    await page.reload();
    await offer.getByRole("button", { name: "Discard" }).click();
    await expect(offer).toHaveCount(0);
    await expect.poll(() => keptOnDevice(page)).toBe(0);
  });
});

test("without the service worker the owner is asked to share once more", async ({ page }) => {
  await signIn(page.context().request);
  await share(page, [chosen(`${newName()}.jpg`, await jpeg({ ground: newGround() }))]);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Import Photo Data");
  await expect(page.getByRole("alert")).toContainText("please share them again");
  await expectAccessible(page, "a share that did not arrive");
});
