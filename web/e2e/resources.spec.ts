import type { ResourceItem } from "shared-types/resource/answers";
import { expectAccessible } from "./fixture/accessible";
import { ask } from "./fixture/calls";
import {
  addressOf,
  expect,
  isSameDocument,
  markDocument,
  test,
  untilAlive,
  visit,
} from "./fixture/site";

const sections = [
  ["Books", "/resources", 8],
  ["Websites", "/resources?section=websites", 9],
  ["Nurseries", "/resources?section=nurseries", 10],
  ["Nonprofits", "/resources?section=nonprofits", 11],
  ["Financial Assistance", "/resources?section=finance", 12],
  ["Visitor Suggestions", "/resources?section=visitors", 13],
  ["Challenges", "/resources?section=challenges", 16],
] as const;

test("seven buttons, and exactly one section at a time @smoke", async ({ page }) => {
  const all = await ask<ResourceItem[]>(page.request, "/api/resources");
  await visit(page, "/resources");
  const buttons = page.getByRole("navigation", { name: "Sections" }).getByRole("button");
  await expect(buttons).toHaveText(sections.map(([label]) => label));
  for (const [label, address, categoryId] of sections) {
    await buttons.filter({ hasText: label }).click();
    await expect(page.getByRole("heading", { level: 2 })).toHaveText([label]);
    const shown = all.filter(
      (entry) =>
        entry.categoryId === categoryId ||
        (label === "Challenges" && entry.categoryId === 14 && entry.title === "house cats"),
    );
    const titles = shown.map(({ title }) => title);
    expect(titles.length).toBeGreaterThan(0);
    await expect(page.getByRole("article").getByRole("heading", { level: 3 })).toHaveText(titles);
    await expect(page.locator("#resource-sections > section:not([hidden])")).toHaveCount(1);
    await expect(page.locator("[aria-pressed=true]")).toHaveText([label]);
    expect(addressOf(page)).toBe(address);
    await expectAccessible(page, label);
  }
});

test("a section answers to the keyboard, is remembered by the address, and leads on", async ({
  page,
  context,
}) => {
  await context.route(/^https?:\/\/(?!127\.0\.0\.1)/, (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Elsewhere</title>" }),
  );
  const heading = page.getByRole("heading", { level: 2 });
  const all = await ask<ResourceItem[]>(page.request, "/api/resources");

  await test.step("a deep link opens the section its entry stands in", async () => {
    const entry = all.findLast(({ deepLink, categoryId }) => deepLink !== "" && categoryId !== 8);
    const [, address = ""] = sections.find(([, , id]) => id === entry?.categoryId) ?? [];
    await visit(page, `/resources#${entry?.deepLink}`);
    await expect(page).toHaveURL(`${address}#${entry?.deepLink}`);
    const article = page.locator(`[id="${entry?.deepLink}"]`);
    await expect(article).toBeInViewport();
    await expect(article).toBeFocused();
  });

  await test.step("keys open sections, and the page stays where it is", async () => {
    await markDocument(page);
    await page.getByRole("button", { name: "Websites" }).focus();
    for (const [key, label] of [
      ["Enter", "Websites"],
      ["Space", "Nurseries"],
    ] as const) {
      await page.keyboard.press(key);
      await expect(heading).toHaveText([label]);
      await expect(page.getByRole("button", { name: label })).toBeFocused();
      await page.keyboard.press("Tab");
    }
    expect(await isSameDocument(page)).toBe(true);
  });

  await test.step("reload and back find the section", async () => {
    await page.getByRole("button", { name: "Nonprofits" }).click();
    await expect(heading).toHaveText(["Nonprofits"]);
    await page.reload();
    await untilAlive(page);
    await expect(heading).toHaveText(["Nonprofits"]);
    await page.goBack();
    await expect(heading).toHaveText(["Nurseries"]);
  });

  await test.step("links to elsewhere open a new tab, paths of the site this one", async () => {
    await page.getByRole("button", { name: "Websites" }).click();
    await expect(heading).toHaveText(["Websites"]);
    const anchors = page.getByRole("main").locator("article:visible a");
    const targets = await anchors.evaluateAll((links) =>
      links.map((a) => ["href", "target", "rel"].map((name) => a.getAttribute(name) ?? "")),
    );
    for (const [href = "", target, rel] of targets) {
      if (href.startsWith("/")) expect(target, href).toBe("");
      else expect([target, rel], href).toEqual(["_blank", expect.stringMatching(/noopener/)]);
    }
    const outward = page.locator('article:visible a[href^="https://"]').first();
    await expect(outward).toContainText("opens in a new tab");
    const popup = page.waitForEvent("popup");
    await outward.click();
    await expect(await popup).toHaveTitle("Elsewhere");
    expect(addressOf(page)).toBe("/resources?section=websites");
  });

  await test.step("the entry on house cats leads to the cats, and back to its section", async () => {
    await page.getByRole("button", { name: "Challenges" }).click();
    await markDocument(page);
    const entry = page.getByRole("article").filter({
      has: page.getByRole("heading", { name: "house cats", exact: true }),
    });
    const link = entry.getByRole("link").first();
    await expect(link).toHaveAttribute("href", "/cats");
    await link.click();
    await expect(page).toHaveURL("/cats");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cats");
    await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").click();
    await expect(page).toHaveURL("/resources?section=challenges");
    await expect(heading).toHaveText(["Challenges"]);
    expect(await isSameDocument(page)).toBe(true);
  });
});
