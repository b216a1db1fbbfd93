// @dialect api/view/query
// @slow
import type { Views } from "shared-types/view/answers";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ask, send } from "../fixtures/ask";
import { addPlant } from "../fixtures/kept";
import { owner, signIn } from "../fixtures/owner";
import { useOwnersSite } from "../fixtures/panel";
import { create } from "../fixtures/records";

const { site, panel } = useOwnersSite();
let oak: Awaited<ReturnType<typeof addPlant>>;
beforeAll(async () => {
  oak = await addPlant(panel);
  await create(site.strapi, "quote", { position: 1, quotation: "Q", author: "A" });
});
beforeEach(async () => {
  expect(await panel.save("PUT", "viewsupdate", { on: true })).toEqual([]);
  expect(await panel.save("DELETE", "viewsdelete")).toEqual([]);
});

const phone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";
const visit = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  ask(site.url + path, { method, headers: { "user-agent": phone, ...headers } });
const read = async (days = 30) => (await panel.get<Views>(`views?days=${days}`)).body;
const counted = async () =>
  Object.fromEntries((await read()).pages.map(({ path, views }) => [path, views]));

describe("a view", () => {
  test("is a page that a visitor was sent: made for them, from the cache, or unchanged", async () => {
    const { headers } = await visit("/flora");
    const etag = headers.get("etag") ?? "";
    await visit("/flora");
    await visit("/flora?q=oak&utm_source=x");
    expect((await visit("/flora", { "if-none-match": etag })).status).toBe(304);
    await visit(`/flora/${oak.keyId}`);
    expect(await counted()).toEqual({ "/flora": 4, [`/flora/${oak.keyId}`]: 1 });
  });

  test("of two visitors who wait for the same page counts twice", async () => {
    await panel.save("PUT", "viewsupdate", { on: true });
    await Promise.all([visit("/fauna"), visit("/fauna"), visit("/fauna")]);
    expect(await counted()).toEqual({ "/fauna": 3 });
  });

  const bot = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
  const others: [what: string, path: string, headers: Record<string, string>, method?: string][] = [
    ["a bot", "/", { "user-agent": bot }],
    ["a monitor", "/", { "user-agent": "curl/8.5.0" }],
    ["something without a name", "/", { "user-agent": "" }],
    ["a request for the head only", "/", {}, "HEAD"],
    ["a browser in advance", "/", { "sec-purpose": "prefetch;prerender" }],
    ["a browser in advance, as older ones say it", "/", { purpose: "prefetch" }],
    ["what is not there", "/flora/nobody", {}],
    ["another spelling of an address", "/Flora/", {}],
    ["an address that leads on", "/plans", {}],
    ["the panel", "/cp", {}],
    ["an answer", "/api/flora/none", {}],
    ["a list as data", "/api/site", {}],
    ["the sitemap", "/sitemap.xml", {}],
    ["a picture", "/assets/images/_full/none.jpg", {}],
    ["a file of the app", "/favicon.svg", {}],
  ];
  test.each(others)("is not: %s", async (_what, path, headers, method) => {
    await visit(path, headers, method);
    await visit(path, headers, method);
    expect(await counted()).toEqual({});
  });

  test("is not the owner's own: their browser is marked until they sign out", async () => {
    const answer = await send(`${site.url}/api/auth/local`, {
      identifier: owner.email,
      password: owner.password,
    });
    const mark = answer.headers.getSetCookie().find((one) => one.startsWith("habitat_owner="));
    expect(mark).toMatch(/^habitat_owner=1; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
    await visit("/fauna", { cookie: `other=1; ${mark?.split(";")[0]}` });
    expect(await counted()).toEqual({});
    const { cookie, token } = await signIn(site.url);
    const left = await ask(`${site.url}/api/auth/logout`, {
      method: "POST",
      headers: { cookie, authorization: `Bearer ${token}` },
    });
    expect(left.headers.getSetCookie().join()).toMatch(/habitat_owner=; Max-Age=0/);
    // Nobody else gets a cookie.
    expect((await visit("/fauna")).headers.getSetCookie()).toEqual([]);
    expect(await counted()).toEqual({ "/fauna": 1 });
  });
});

describe("what is kept", () => {
  test("is a number for each day and page, and nothing of who came", async () => {
    await visit("/fauna", { "x-forwarded-for": "203.0.113.9", referer: "https://a.example/" });
    await read();
    const rows: unknown = await site.strapi.db.connection("page_views").select("*");
    expect(rows).toEqual([{ day: expect.any(String) as string, path: "/fauna", views: 1 }]);
  });

  test("outlives a restart, and is added to", async () => {
    await visit("/fauna");
    await site.restart();
    expect(await counted()).toEqual({ "/fauna": 1 });
    await visit("/fauna");
    expect(await counted()).toEqual({ "/fauna": 2 });
  });

  test("adds up with what another instance has written", async () => {
    await visit("/fauna");
    const { days } = await read();
    const day = days.at(-1)?.day;
    await site.strapi.db.connection("page_views").where({ day }).increment("views", 5);
    await visit("/fauna");
    expect(await counted()).toEqual({ "/fauna": 7 });
  });

  test("has a day in the site's time zone, and goes after 400 days", async () => {
    const { days } = await read(400);
    expect(days).toHaveLength(400);
    const [first, last] = [days[0]?.day ?? "", days.at(-1)?.day];
    const zone = { timeZone: "America/New_York" };
    expect(new Date().toLocaleDateString("en-CA", zone)).toBe(last);
    const before = new Date(Date.parse(first) - 86_400_000).toISOString().slice(0, 10);
    const rows = [first, before].map((day) => ({ day, path: "/cats", views: 3 }));
    await site.strapi.db.connection("page_views").insert(rows);
    await site.restart();
    const found = await read(400);
    expect(found).toMatchObject({ since: first, total: 3 });
    expect(found.days[0]).toEqual({ day: first, views: 3 });
    expect(await read(30)).toMatchObject({ since: first, total: 0, pages: [] });
  });

  test("goes when the owner says so, and with it what is not written yet", async () => {
    await visit("/fauna");
    await read();
    await visit("/flora");
    expect(await panel.save("DELETE", "viewsdelete")).toEqual([]);
    expect(await read()).toMatchObject({ since: "", total: 0, pages: [] });
  });
});

test("nothing is counted while it is off, also after a restart; what was counted stays", async () => {
  await visit("/fauna");
  expect(await panel.save("PUT", "viewsupdate", { on: false })).toEqual([]);
  await visit("/fauna");
  expect(await read()).toMatchObject({ on: false, total: 1 });
  await site.restart();
  await visit("/fauna");
  expect(await read()).toMatchObject({ on: false, total: 1 });
  expect(await panel.save("PUT", "viewsupdate", { on: true })).toEqual([]);
  await visit("/fauna");
  expect(await read()).toMatchObject({ on: true, total: 2 });
});

test("pages have the names they have today, the most viewed first; one that is gone has none", async () => {
  for (const path of [`/flora/${oak.keyId}`, `/flora/${oak.keyId}`, "/"]) await visit(path);
  const { days } = await read();
  const gone = { day: days.at(-1)?.day, path: "/flora/gone", views: 1 };
  await site.strapi.db.connection("page_views").insert([gone, { ...gone, path: "/photos/x" }]);
  const { pages, total } = await read();
  expect(total).toBe(5);
  expect(pages.map(({ title }) => title)).toEqual([expect.any(String), "Home", "", ""]);
  expect(pages[0]).toMatchObject({ path: `/flora/${oak.keyId}`, views: 2 });
  expect(pages[0]?.title).not.toBe("");
});

test("a range that is not offered is refused", async () => {
  for (const days of ["7", "0", "x", "30&days=90"])
    expect((await panel.get(`views?days=${days}`)).status, days).toBe(400);
  expect((await panel.get<Views>("views")).body.days).toHaveLength(30);
});
