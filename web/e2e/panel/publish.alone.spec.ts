import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expectAccessible } from "../fixture/accessible";
import { allowFaults, watchFaults } from "../fixture/faults";
import { away } from "../fixture/offline";
import { serveFolder } from "./fixture/file-server";
import { expect, expectNoSidewaysScroll, formParts, openScreen, test } from "./fixture/panel";
import { readOffline, readWithoutScripts, useCopy } from "./fixture/published-copy";

let place: string;
let folder: string;
let web: Awaited<ReturnType<typeof serveFolder>>;
test.beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), "published-"));
  folder = join(place, "site");
  web = await serveFolder(folder, "/garden");
});
test.afterAll(() => {
  web.stop();
  rmSync(place, { recursive: true, force: true });
});

test("from an empty setting to a published folder, and the bar tells what is not published", async ({
  page,
  keeper,
  request,
  browser,
}) => {
  test.setTimeout(240_000);
  const main = page.getByRole("main");
  await openScreen(page, "/cp/publish", "Publish");

  await test.step("what is missing is said at its field", async () => {
    await page.getByRole("button", { name: "SAVE" }).click();
    await expect(formParts(page).summary).toContainText("Please enter a folder.");
    await expect(formParts(page).summary).toContainText("Please enter the public address");
    await page.getByLabel("Folder").fill("site");
    await page.getByLabel("Public address").fill(web.origin);
    await page.getByLabel("Path").fill("garden");
    await page.getByRole("button", { name: "Test the connection" }).click();
    await expect(formParts(page).summary).toContainText("the whole path");
    await page.getByLabel("In place of the contact form").selectOption("mail");
    await page.getByLabel("Your e-mail address").fill("wren@wren.example");
    await expectAccessible(page, "settings of Publish with errors");
  });

  await test.step("a folder that can be had is saved", async () => {
    await page.getByLabel("Folder").fill(folder);
    await page.getByRole("button", { name: "Test the connection" }).click();
    await expect(main.getByText("- It works: your site can be published there -")).toBeVisible();
    await page.getByRole("button", { name: "SAVE" }).click();
    await expect(main.getByText("Nothing is published there yet.")).toBeVisible();
  });

  await test.step("a preview counts and writes nothing", async () => {
    await page.getByRole("button", { name: "Preview" }).click();
    const row = main.getByRole("row", { name: /^The next publish/ });
    await expect(row).toContainText(/[1-9]\d\d/, { timeout: 90_000 });
    expect(existsSync(folder)).toBe(false);
    await expectAccessible(page, "a preview of Publish");
    await expectNoSidewaysScroll(page, "a preview of Publish");
  });

  await test.step("the site is in the folder", async () => {
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(main.getByText(/^- Published: \d+ pages/)).toBeVisible({ timeout: 90_000 });
    await expect(main.getByText("Everything is published.")).toBeVisible();
    const home = readFileSync(join(folder, "index.html"), "utf8");
    expect(home).toContain(`${web.origin}/garden/`);
    await expect(page.getByRole("table", { name: "Publishes, newest first" })).toContainText(
      "Published",
    );
    await expectAccessible(page, "a history of Publish");
  });

  await test.step("visitors use it without the site", async () => {
    const visitors = await browser.newContext({ baseURL: web.origin });
    const copy = await visitors.newPage();
    const faults = watchFaults(copy, web.origin);
    await useCopy(copy, web.origin, request);
    expect(faults()).toEqual([]);
    await visitors.close();
  });

  await test.step("without scripts visitors come to all that links lead to", async () => {
    const visitors = await browser.newContext({ javaScriptEnabled: false });
    await readWithoutScripts(await visitors.newPage(), web.origin);
    await visitors.close();
  });

  await test.step("without a network visitors read what they have seen", async () => {
    const visitors = await browser.newContext({ serviceWorkers: "allow" });
    const copy = await visitors.newPage();
    const faults = watchFaults(copy, web.origin);
    allowFaults(copy, away);
    await readOffline(copy, web.origin);
    expect(faults()).toEqual([]);
    await visitors.close();
  });

  await test.step("a change is told of in the bar, which leads here", async () => {
    await keeper.save("POST", "/api/quoteadd", { quotation: "Look closely.", author: "A wren" });
    await openScreen(page, "/cp/site", "Site");
    await page
      .getByRole("banner")
      .getByRole("link", { name: /^\d+ changes? not published yet$/ })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Publish");
  });
});
