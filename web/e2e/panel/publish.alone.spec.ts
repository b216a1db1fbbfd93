import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { APIRequestContext, Page } from "@playwright/test";
import type { Calendar } from "shared-types/calendar/answers";
import type { PhotoFilter } from "shared-types/photo/codes";
import type { PhotoPage } from "shared-types/photo/answers";
import type { PlantRow } from "shared-types/plant/answers";
import { expectAccessible } from "../fixture/accessible";
import { ask } from "../fixture/calls";
import { allowFaults, watchFaults } from "../fixture/faults";
import { anyPhoto, galleryPage, slideshow } from "../fixture/gallery";
import { listPage, openFilters, openSearch } from "../fixture/list-page";
import { untouched } from "../fixture/lists";
import { away, untilKept } from "../fixture/offline";
import { follow, visit } from "../fixture/site";
import { serveFolder } from "./fixture/file-server";
import { expect, expectNoSidewaysScroll, formParts, openScreen, test } from "./fixture/panel";

const place = mkdtempSync(join(tmpdir(), "published-"));
const folder = join(place, "site");
let web: Awaited<ReturnType<typeof serveFolder>>;
test.beforeAll(async () => {
  web = await serveFolder(folder, "/garden");
});
test.afterAll(() => {
  web.stop();
  rmSync(place, { recursive: true, force: true });
});

/** All pages are on a file server only: what the site answers is asked of it beside them. */
async function useCopy(copy: Page, request: APIRequestContext): Promise<void> {
  const at = (path: string) => `${web.origin}/garden${path}`;
  const main = copy.getByRole("main");

  await test.step("plants are searched, filtered and sorted", async () => {
    await visit(copy, at("/flora/"));
    const { term, sort, order, names, clear } = listPage(copy);
    const all = await ask<PlantRow[]>(request, "/api/flora", untouched);
    await expect(names).toHaveCount(all.length);
    const filter = { ...untouched, searchTerm: "aster", sortColumn: "sci", sortDirection: "desc" };
    const found = await ask<PlantRow[]>(request, "/api/flora", filter);
    expect(found.length).toBeGreaterThan(1);
    await openSearch(copy);
    await term.fill("aster");
    await term.press("Enter");
    await sort.selectOption("sci");
    await order.selectOption("desc");
    await expect(names).toHaveText(found.map(({ nameCommon }) => nameCommon));
    await expect(copy).toHaveURL(at("/flora?q=aster&sort=sci&dir=desc"));
    await clear.click();
    await expect(names).toHaveCount(all.length);
    await openFilters(copy);
    const sunny = all.filter(({ sun }) => ["F", "F-P", "F-S"].includes(sun));
    const choice = copy
      .getByRole("group", { name: "Sun" })
      .getByRole("link", { name: /^Full sun/ });
    await choice.click();
    await expect(names).toHaveText(sunny.map(({ nameCommon }) => nameCommon));
    await expectAccessible(copy, "plants on a copy");
    await copy.reload();
    await expect(names).toHaveCount(sunny.length);
  });

  await test.step("the gallery is leafed through, and a photo opens", async () => {
    await follow(copy, "Photos");
    const { thumbs, next } = galleryPage(copy);
    const second = await ask<PhotoPage>(request, "/api/photos", { ...anyPhoto, pageId: 2 });
    await next.click();
    const ids = () =>
      thumbs.evaluateAll((all) =>
        all.map((one) => Number(/\/photos\/(\d+)/.exec(one.getAttribute("href") ?? "")?.[1])),
      );
    await expect.poll(ids).toEqual(second.items.map(({ photoId }) => photoId));
    await thumbs.first().click();
    const { dialog, stands } = slideshow(copy);
    await stands(second.items[0]?.photoId);
    await expectAccessible(copy, "a photo on a copy");
    await copy.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  });

  await test.step("the gallery is searched, filtered and sorted", async () => {
    await visit(copy, at("/photos/"));
    const { thumbs, term, sort, order, column, category, count, clear } = galleryPage(copy);
    const ids = () =>
      thumbs.evaluateAll((all) =>
        all.map((one) => Number(/\/photos\/(\d+)/.exec(one.getAttribute("href") ?? "")?.[1])),
      );
    const shows = async (filter: Partial<PhotoFilter>) => {
      const page = await ask<PhotoPage>(request, "/api/photos", { ...anyPhoto, ...filter });
      expect(page.totalCount).toBeGreaterThan(0);
      await expect.poll(ids).toEqual(page.items.map(({ photoId }) => photoId));
      await expect(count).toContainText(String(page.totalCount));
      return page;
    };
    await openSearch(copy);
    await term.fill("oak");
    await term.press("Enter");
    await sort.selectOption("dtt");
    await order.selectOption("asc");
    const found = await shows({ searchTerm: "oak", sortColumn: "dtt", sortDirection: "asc" });
    const second = found.items[1]?.photoId ?? 0;
    await copy.locator(`main a[href*="/photos/${second}"]`).click();
    const { stands } = slideshow(copy);
    await stands(second);
    await copy.keyboard.press("Escape");
    await expect(copy).toHaveURL(/\/garden\/photos\/?\?q=oak/);
    await clear.click();
    const chosen = (await category.getByRole("option").nth(1).getAttribute("value")) ?? "";
    await category.selectOption(chosen);
    await shows({ category: Number(chosen) });
    await column.selectOption("dtu");
    await term.fill("2024");
    await term.press("Enter");
    const filter = { category: Number(chosen), searchColumn: "dtu", searchTerm: "2024" } as const;
    await shows(filter);
    await copy.reload();
    await shows(filter);
    await clear.click();
    await shows({});
  });

  await test.step("a plan shows what stood in a year", async () => {
    await visit(copy, at("/plans/blueprint2/"));
    const ruler = copy.getByRole("slider", { name: /What stood in/ });
    await ruler.focus();
    await copy.keyboard.press("Home");
    await expect(ruler).toHaveValue("2021");
    await expect(copy.getByRole("region", { name: "Planting list" }).first()).toContainText(
      "Trumpet creeper",
    );
  });

  await test.step("the calendar shows a year, and a row opens to its photos", async () => {
    await follow(copy, "Calendar");
    const calls = "/api/calendar?kind=plants&group=&year=";
    const { rows, years } = await ask<Calendar>(request, calls);
    const names = main.getByRole("rowheader");
    await expect(names).toHaveCount(rows.length);
    const open = copy.getByRole("button", { name: /^Wild columbine: / });
    await open.click();
    await expect(main.locator('a[href^="/garden/photos/"]').first()).toBeVisible();
    await expectAccessible(copy, "an open row of the calendar on a copy");
    const choices = copy.getByRole("navigation", { name: "What the calendar shows" });
    await choices.getByRole("link", { name: String(years[0]) }).click();
    const one = await ask<Calendar>(request, calls + String(years[0]));
    await expect(names).toHaveCount(one.rows.length);
  });

  await test.step("the search forgives, and leads to an animal's page", async () => {
    await copy.getByRole("banner").getByRole("link", { name: "Search" }).click();
    await copy.getByLabel("Search for").fill("chikcadee");
    const animals = copy.getByRole("region", { name: /^Animals/ });
    await animals.getByRole("link", { name: "Carolina chickadee" }).click();
    await expect(copy.getByRole("heading", { level: 1 })).toHaveText("Carolina chickadee");
    await expectAccessible(copy, "an animal on a copy");
  });

  await test.step("months later, what is in the yard this week is that week's", async () => {
    const later = await copy.context().newPage();
    await later.clock.setFixedTime(Date.now() + 60 * 86_400_000);
    const asked = later.waitForRequest(/\/garden\/data\/yard-/);
    await later.goto(at("/"));
    await asked;
    await later.close();
  });

  await test.step("contact is a mail link, and what is not there says so", async () => {
    await follow(copy, "Contact");
    await expect(main.locator('a[href^="mailto:wren@wren.example"]')).toBeVisible();
    await expectAccessible(copy, "contact on a copy");
    allowFaults(copy, /404/);
    expect((await copy.goto(at("/flora/nobody/")))?.status()).toBe(404);
    await expect(copy.getByRole("heading", { level: 1 })).toBeVisible();
  });
}

/** Follows the links that have a query on the site. */
async function readWithoutScripts(copy: Page): Promise<void> {
  await copy.goto(`${web.origin}/garden/resources/`);
  await copy.getByRole("button", { name: "Nurseries" }).click();
  await expect(copy.getByRole("heading", { level: 2 })).toHaveText(["Nurseries"]);
  await follow(copy, "Calendar");
  await copy.getByRole("link", { name: "Animals", exact: true }).click();
  await expect(copy.getByRole("rowheader", { name: /^Monarch/ })).toBeVisible();
  await follow(copy, "Fauna");
  await expect(copy.locator("main noscript p")).toBeVisible();
}

/** Goes on without a network after two pages. */
async function readOffline(copy: Page): Promise<void> {
  const at = (path: string) => `${web.origin}/garden${path}`;
  const { names, term, count, clear } = listPage(copy);
  const heading = copy.getByRole("heading", { level: 1 });
  await visit(copy, at("/flora/"));
  await copy.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await untilKept(copy, "/garden/flora");
  const plant = (await names.first().textContent()) ?? "";
  await openSearch(copy);
  const all = (await count.textContent()) ?? "";
  await term.fill("aster");
  await term.press("Enter");
  await expect(count).not.toHaveText(all);
  const found = (await count.textContent()) ?? "";
  await clear.click();
  await expect(count).toHaveText(all);
  await names.first().click();
  await expect(heading).toContainText(plant);
  await untilKept(copy, new URL(copy.url()).pathname.replace(/\/$/, ""));

  await copy.context().setOffline(true);
  await copy.reload();
  await expect(heading).toContainText(plant);
  await follow(copy, "Flora");
  await openSearch(copy);
  await term.fill("aster");
  await term.press("Enter");
  await expect(count).toHaveText(found);
  // Or the list would come back as it was left, at a moment of its own.
  await clear.click();
  await expect(count).toHaveText(all);
  await copy.goto(at("/plans/"));
  await expect(heading).toHaveText("You are offline");
  await expectAccessible(copy, "offline on a copy");
  await copy.getByRole("link", { name: /^Flora/ }).click();
  await expect(names.first()).toHaveText(plant);
  await copy.context().setOffline(false);
}

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
    await useCopy(copy, request);
    expect(faults()).toEqual([]);
    await visitors.close();
  });

  await test.step("without scripts visitors come to all that links lead to", async () => {
    const visitors = await browser.newContext({ javaScriptEnabled: false });
    await readWithoutScripts(await visitors.newPage());
    await visitors.close();
  });

  await test.step("without a network visitors read what they have seen", async () => {
    const visitors = await browser.newContext({ serviceWorkers: "allow" });
    const copy = await visitors.newPage();
    const faults = watchFaults(copy, web.origin);
    allowFaults(copy, away);
    await readOffline(copy);
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
