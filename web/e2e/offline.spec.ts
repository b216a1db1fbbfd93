import { expectAccessible } from "./fixture/accessible";
import { allowFaults } from "./fixture/faults";
import { listPage, openSearch } from "./fixture/list-page";
import { arrive, away, changeKept, keptPages, keptTitle, untilKept } from "./fixture/offline";
import { expect, follow, test, untilAlive, visit } from "./fixture/site";

test.use({ serviceWorkers: "allow" });

test("what was seen and searched before is there without a network, and the rest says that it cannot be", async ({
  page,
  context,
}) => {
  allowFaults(page, away);
  await arrive(page, "/flora");
  const list = listPage(page);
  const title = await page.title();
  const name = (await list.names.first().textContent()) ?? "";
  await list.names.first().click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).not.toHaveText("Flora");
  const detail = new URL(page.url()).pathname;
  const words = (await heading.textContent()) ?? "";
  await untilKept(page, detail);
  await follow(page, "Fauna");
  await untilKept(page, "/fauna");
  await expect(list.names.first()).toBeVisible();
  const all = await list.names.count();
  await openSearch(page);
  await list.term.fill("bee");
  await list.term.press("Enter");
  await expect.poll(() => list.names.count()).toBeLessThan(all);
  const found = await list.names.allTextContents();

  await context.setOffline(true);
  await test.step("a list and a detail", async () => {
    await page.goto("/flora");
    await untilAlive(page);
    await expect(list.names.first()).toHaveText(name);
    await page.goto(detail);
    await untilAlive(page);
    await expect(heading).toHaveText(words);
  });

  await test.step("a search made before, and another one", async () => {
    await page.evaluate(() => sessionStorage.clear());
    await page.goto("/fauna");
    await untilAlive(page);
    await openSearch(page);
    await list.term.fill("bee");
    await list.term.press("Enter");
    await expect(list.names).toHaveText(found);
    await list.term.fill("zebra");
    await list.term.press("Enter");
    await expect(page.getByRole("alert")).toContainText("Fauna data not found.");
  });

  await test.step("a page not seen before says what can be read", async () => {
    await page.goto("/plans/blueprint1");
    await expect(heading).toHaveText("You are offline");
    await expectAccessible(page, "offline");
    await page.getByRole("link", { name: title }).click();
    await untilAlive(page);
    await expect(list.names.first()).toBeVisible();

    await page.goto("/plans/blueprint1");
    await context.setOffline(false);
    await page.getByRole("link", { name: "Try again" }).click();
    await expect(heading).toHaveText("Blueprint 1.0");
  });
});

test("with a network every page is the network's, and the newest is kept", async ({
  page,
  context,
}) => {
  allowFaults(page, away);
  await arrive(page, "/cats");
  const title = await page.title();
  await changeKept(page, "/cats", "From long ago");
  await page.goto("/cats");
  await expect(page).toHaveTitle(title);
  await expect.poll(() => keptTitle(page, "/cats")).toBe(title);

  await changeKept(page, "/cats", "From a while ago");
  await context.setOffline(true);
  await page.goto("/cats");
  expect(await keptTitle(page, "/cats")).toBe("From a while ago");
  await context.setOffline(false);
  await page.goto("/cats");
  await expect(page).toHaveTitle(title);
  await expect.poll(() => keptTitle(page, "/cats")).toBe(title);
});

test("what another build has kept is removed, but no photo shared meanwhile; the panel and the owner's answers are never kept", async ({
  page,
}) => {
  // The panel checks the session first.
  allowFaults(page, /401.*\/api\/auth\/refresh/);
  await page.goto("/robots.txt");
  await page.evaluate(async () => {
    // None that begins with 'pages-': whoever looks into those opens them, and so makes one anew that was just removed.
    for (const name of ["files-of-long-ago", "shared-photos"])
      await (await caches.open(name)).put("/flora", new Response("old"));
  });
  await arrive(page, "/flora");
  const names = () => page.evaluate(() => caches.keys());
  await expect.poll(names).not.toContain("files-of-long-ago");
  expect(await names()).toContain("shared-photos");
  // Kept only after the others are removed.
  await expect.poll(() => keptPages(page)).toEqual(["/flora"]);

  await page.goto("/cp");
  await page.goto("/feed.xml");
  await visit(page, "/contact");
  await follow(page, "Fauna");
  await untilKept(page, "/fauna");
  expect((await keptPages(page)).filter((path) => /^\/(cp|feed)/.test(path))).toEqual([]);
  const isKept = (headers: Record<string, string>) =>
    page.evaluate(async (sent) => {
      const url = `${document.querySelector("link[rel=stylesheet]")?.getAttribute("href")}?${Date.now()}`;
      await (await fetch(url, { headers: sent })).text();
      return (await caches.match(url)) !== undefined;
    }, headers);
  expect(await isKept({})).toBe(true);
  expect(await isKept({ authorization: "Bearer owner" })).toBe(false);
});
