import type { Page } from "@playwright/test";
import type { Gaps } from "shared-types/gap/answers";
import type { Views } from "shared-types/view/answers";
import { expectAccessible } from "../fixture/accessible";
import { refuse } from "../fixture/calls";
import { allowFaults } from "../fixture/faults";
import { expect, expectNoSidewaysScroll, openScreen, test } from "./fixture/panel";
import { missing, screens, type Screen } from "./fixture/screens";

/** Expects an open screen to have all that it should. */
async function expectWhole(page: Page, { path, title, actions, shows }: Screen): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: title, exact: true })).toBeVisible();
  await expect(page).toHaveTitle(`${title} · Backyard Habitat`);
  const main = page.getByRole("main");
  await expect(main.getByText(shows).first()).toBeAttached();
  const nav = page.getByRole("navigation", { name: "Actions" });
  await expect(nav.getByRole("link").or(nav.getByRole("button"))).toHaveText(actions);
  const help = page.getByRole("link", { name: "Help with this screen" });
  if (path.startsWith("/cp/help")) await expect(help).toHaveCount(0);
  else await expect(help).toHaveAttribute("href", /^\/cp\/help\/[a-z-]+(#|$)/);
  await expect(main.locator("[aria-busy=true]")).toHaveCount(0);
  await expectNoSidewaysScroll(page, path);
}

/** Two pages walk the screens, as two workers do the journeys. */
const halves = { "one half": 0, "the other half": 1 };
const screensOf = (half: number) => screens.filter((_, n) => n % 2 === half);

/** Goes to a screen as a link of the panel does: loading the panel anew takes longer than the screen. */
const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    // Counted, as the router counts its entries.
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    history.pushState({ idx: idx + 1 }, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);

test.describe("every screen has its title and its buttons @smoke", { tag: "@desk" }, () => {
  test.describe.configure({ mode: "parallel" });

  for (const [which, half] of Object.entries(halves))
    test(which, async ({ page }) => {
      await openScreen(page, "/cp", "Admin Home");
      for (const screen of screensOf(half))
        await test.step(screen.path, async () => {
          await goTo(page, screen.path);
          await expectWhole(page, screen);
        });
    });
});

/** What is wrong with a screen at a desk's width by day, at a phone's by night, and when its window narrows. */
async function faultsOf(page: Page, screen: Screen): Promise<string[]> {
  const { path } = screen;
  const faults: string[] = [];
  const note = (error: unknown) => faults.push(`${path}: ${String(error)}`);
  const judge = (state: string) => expectAccessible(page, state).catch(note);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: "light" });
  await openScreen(page, path, screen.title).catch(note);
  await expectWhole(page, screen).catch(note);
  await judge(path);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize({ width: 390, height: 844 });
  await judge(`${path} at a phone's width, dark`);
  // Text twice as large, by the browser's setting (WCAG 1.4.4).
  const setText = (size: string) =>
    page.evaluate((value) => document.documentElement.style.setProperty("font-size", value), size);
  await setText("200%");
  await expectNoSidewaysScroll(page, `${path} in large text`).catch(note);
  await setText("");
  // 200 % zoom, and WCAG 1.4.10's narrowest: a window that gets narrower, not only one that was.
  for (const width of [640, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page, `${path} at ${width} px`).catch(note);
  }
  return faults;
}

test.describe("each screen is accessible, and fits when it narrows @audit", () => {
  test.describe.configure({ mode: "parallel", timeout: 1_200_000 });

  for (const [which, half] of Object.entries(halves))
    test(which, async ({ page }) => {
      const faults: string[] = [];
      for (const screen of screensOf(half))
        await test.step(screen.path, async () => faults.push(...(await faultsOf(page, screen))));
      expect(faults).toEqual([]);
    });
});

test("the preview of the site's head has the layout of its own width, not the window's", async ({
  page,
}) => {
  await openScreen(page, "/cp/site?part=name", "Site");
  const preview = page.getByRole("region", { name: "Preview" });
  await expect(preview.getByText("Menu", { exact: true })).toBeVisible();
  await expect(preview.locator("header nav")).toBeHidden();
});

test("what is not there is said in the words of its screen", async ({ page }) => {
  allowFaults(page, /status( of)? 404/);
  for (const [path, title, words] of missing) {
    await test.step(path, async () => {
      await openScreen(page, path, title);
      await expect(page.getByRole("main")).toContainText(words);
      await expect(page.getByRole("link", { name: "Admin Home" })).toBeVisible();
      const bin = page.getByRole("main").getByRole("link", { name: "Bin", exact: true });
      if (/Edit|Describe/.test(title)) await expect(bin).toHaveAttribute("href", "/cp/bin");
    });
  }
  await expectAccessible(page, "nothing here");
});

const noPhotos = { items: [], totalPageCount: 0, totalCount: 0 };
const noGaps: Gaps = {
  months: Array.from({ length: 12 }, (_, n) => ({ month: n + 1, nectar: [], fruit: [], host: [] })),
  sentences: [],
  fill: [],
  deadLinks: [],
};
const noViews: Views = { on: true, since: "", total: 0, days: [], pages: [] };

/** What a screen says where its call has nothing to show, and where it leads from there. */
const empty = [
  ["flora", "plantindex", "Plant Index", "No plants yet.", "Add your first plant", "flora/add", []],
  [
    "fauna",
    "animalindex",
    "Animal Index",
    "No animals yet.",
    "Add your first animal",
    "fauna/add",
    [],
  ],
  [
    "photos",
    "photoindex",
    "Photo Index",
    "No photos yet.",
    "Import your first photos",
    "photosimport",
    noPhotos,
  ],
  [
    "photos",
    "photosdescribe",
    "Describe Photos",
    "No photos yet.",
    "Import your first photos",
    "photosimport",
    noPhotos,
  ],
  [
    "resources",
    "resourceindex",
    "Resources : Admin",
    "No entries yet.",
    "Add a resource",
    "resource/add?category=8",
    [],
  ],
  [
    "keywords",
    "keywordindex",
    "Keyword Index",
    "No keywords yet.",
    "Add your first keyword",
    "keywordadd",
    [],
  ],
  [
    "quotes",
    "quotes/order",
    "Quote Order",
    "No quotes yet.",
    "Add your first quote",
    "quotes/add",
    [],
  ],
  [
    "quotes",
    "quotes",
    "Quote Index",
    "Most pages end with one of your quotes",
    "Add your first quote",
    "quotes/add",
    [],
  ],
  ["gaps", "gaps", "Gaps", "No plants yet.", "Add your first plant", "flora/add", noGaps],
  ["flora", "print", "Print", "", "Add your first plant", "flora/add", []],
  ["slidesedit", "slides", "Slides", "No slides yet.", "", "", { slides: [] }],
  ["views?*", "views", "Page Views", "No page views yet.", "", "", noViews],
] as const;

test("an empty screen leads its owner to the first record", async ({ page }) => {
  for (const [call, path, title, words, button, to, nothing] of empty)
    await test.step(path, async () => {
      await page.route(`**/api/${call}`, (route) => route.fulfill({ json: nothing }));
      await openScreen(page, `/cp/${path}`, title);
      if (words) await expect(page.getByText(words).filter({ visible: true })).toHaveCount(1);
      if (to)
        await expect(page.getByRole("link", { name: button }).first()).toHaveAttribute(
          "href",
          `/cp/${to}`,
        );
      await expect(page.getByRole("searchbox")).toHaveCount(0);
      await page.unroute(`**/api/${call}`);
    });
  await expectAccessible(page, "an empty index");
});

test("what does not come is said, and can be asked for again", async ({ page }) => {
  for (const [call, path, title, words, then] of [
    ["gaps", "gaps", "Gaps", "Couldn’t load the gaps.", "What is missing"],
    ["flora", "print", "Print", "Flora data not found.", "On the label"],
    ["messages", "messages", "Messages", "Couldn’t load the messages.", "Message settings"],
    ["views?*", "views", "Page Views", "Couldn’t load the page views.", "Page views are"],
    ["publish", "publish", "Publish", "Couldn’t load the settings.", "Public address"],
  ] as const)
    await test.step(path, async () => {
      const { mend } = await refuse(page, `/api/${call}`);
      await openScreen(page, `/cp/${path}`, title);
      await expect(page.getByRole("main").getByText(words).first()).toBeVisible();
      await expectAccessible(page, `${path}, failed`);
      mend();
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(page.getByRole("main").getByText(then).first()).toBeVisible();
    });
});

test("the home has its groups of ways in, and they lead there", async ({ page }) => {
  await openScreen(page, "/cp", "Admin Home");
  const group = (name: string) => page.getByRole("region", { name, exact: true });
  for (const [name, links] of [
    ["Photos", ["photoindex", "categoryadd", "keywordadd", "photosimport"]],
    ["Animals", ["animalindex", "fauna/add"]],
    ["Plants", ["plantindex", "flora/add"]],
    ["Plans", ["plans", "plan/add"]],
    ["Resources", ["resourceindex", "resource/add"]],
    ["Sightings", ["sightings", "sightings/import", "gaps", "associations", "associations/add"]],
    ["Words and links", ["keywordindex", "categoryindex", "linkindex", "quotes", "quotes/add"]],
    ["Site", ["messages", "site", "slides", "publish", "views", "demo"]],
    ["Account and data", ["account", "data", "bin", "help", "logout"]],
  ] as const) {
    for (const link of links)
      await expect(group(name).locator(`a[href="/cp/${link}"]`), link).toBeVisible();
  }
  await expect(page.getByRole("link", { name: "Log Out" }).first()).toHaveAttribute(
    "href",
    "/cp/logout",
  );
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page, "home, dark");
  await group("Plants")
    .getByRole("link", { name: /^Plant Index/ })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Plant Index");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.getByRole("rowheader", { name: "Little bluestem" }).getByRole("link").click();
  await expect(page).toHaveURL("/cp/flora/littleblue");
});
