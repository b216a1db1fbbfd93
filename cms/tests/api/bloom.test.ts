// @slow
import { DateTime } from "luxon";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { ask } from "../fixtures/ask";
import { pass } from "../fixtures/clock";
import { sightingDraft } from "../fixtures/drafts";
import { useOwnersSite } from "../fixtures/panel";
import { createPhoto } from "../fixtures/photos";
import { changeSite } from "../fixtures/site-draft";
import { addSpecies } from "../fixtures/species";
import { childrenOf, readXml, textOf } from "../fixtures/xml";

const zone = "America/New_York";
const monday = DateTime.fromISO("2026-11-30T00:00:00", { zone }).toMillis();
// Just before a week ends; the clock stands still until a test moves it.
vi.useFakeTimers({ toFake: ["Date"], now: monday - 60_000 });
const { site, panel } = useOwnersSite();
const ids = new Map<string, number>();

const see = async (keyId: string, date: string, more: object = { stage: "flower" }) => {
  const draft = { ...sightingDraft, plantId: ids.get(keyId), date, ...more };
  expect(await panel.save("POST", "sightingadd", draft)).toEqual([]);
};

const calendar = () => ask(`${site.url}/api/bloom.ics`);

/** Each event as its properties. */
async function events(): Promise<Record<string, string>[]> {
  const text = (await calendar()).text.replace(/\r\n /g, "");
  return text
    .split("BEGIN:VEVENT\r\n")
    .slice(1)
    .map((event) =>
      Object.fromEntries(
        event.split("\r\n").map((line): [string, string] => {
          const [name = "", value = ""] = line.split(/:(.*)/s);
          return [name, value];
        }),
      ),
    );
}

/** What the site's ids are made with. */
const authority = async () => {
  const feed = readXml((await ask(`${site.url}/feed.xml`)).text);
  return /^tag:(.*),2026:feed$/.exec(textOf(feed, "id") ?? "")?.[1] ?? "";
};

beforeAll(async () => {
  await changeSite(panel, { title: "Fern, Hollow", timeZone: zone });
  for (const [keyId, nameCommon] of [
    ["oak", "Oak; <b>& aster"],
    ["holly", "Holly"],
    ["hidden", "Hidden"],
  ] as const) {
    const internal = keyId === "hidden";
    ids.set(keyId, await addSpecies(panel, "plant", { keyId, nameCommon, internal }));
  }
  for (const date of ["2022-04-10", "2024-05-01", "2023-09-15"]) await see("oak", date);
  for (const date of ["2022-12-20", "2024-01-05"]) await see("holly", date);
  await see("holly", "2023-07-01", { stage: "fruit" });
  await see("holly", "2023-07", { stage: "flower" });
  await see("holly", "2023-07-02", { stage: "flower", internal: true });
  await see("hidden", "2023-07-01");
});

afterAll(() => {
  vi.useRealTimers();
});

test("bloom times are an iCalendar, cached, with an event for each time a plant flowers", async () => {
  const { status, headers, text } = await calendar();
  expect([status, headers.get("content-type"), headers.get("cache-control")]).toEqual([
    200,
    "text/calendar; charset=utf-8",
    "no-cache",
  ]);
  expect(text).toContain("NAME:In flower at Fern\\, Hollow\r\n");
  const host = await authority();
  const shown = (await events()).map((event) => [
    event["UID"],
    event["SUMMARY"],
    event["DTSTART;VALUE=DATE"],
    event["DTEND;VALUE=DATE"],
    event["URL"],
  ]);
  const oak = ["Oak\\; <b>& aster in flower"];
  const [oakId, hollyId] = [ids.get("oak"), ids.get("holly")];
  expect(shown).toEqual([
    [`bloom-${oakId}-1@${host}`, ...oak, "20220410", "20220502", `${site.url}/flora/oak`],
    [`bloom-${oakId}-2@${host}`, ...oak, "20220915", "20220916", `${site.url}/flora/oak`],
    [
      ...[`bloom-${hollyId}-1@${host}`, "Holly in flower", "20221220", "20230106"],
      `${site.url}/flora/holly`,
    ],
  ]);
  expect((await events())[0]?.["DESCRIPTION"]).toBe(
    "Quercus alba\\nIn flower here in 3 years.\\nIts season in the books: spring to fall.",
  );
  expect((await calendar()).text).toBe(text);
  await see("holly", "2025-01-20");
  expect((await events())[2]).toMatchObject({ "DTEND;VALUE=DATE": "20230121" });
});

test("an event keeps its UID whatever is noted before it, and no UID becomes another event", async () => {
  const starts = async () => {
    const own = (await events()).filter(({ UID }) => UID?.startsWith(`bloom-${ids.get("oak")}-`));
    const numbered = own.map((event): [string, string] => [
      event["UID"]?.split("@")[0]?.split("-")[2] ?? "",
      event["DTSTART;VALUE=DATE"] ?? "",
    ]);
    return Object.fromEntries(numbered);
  };
  expect(await starts()).toEqual({ 1: "20220410", 2: "20220915" });
  await see("oak", "2024-02-01");
  expect(await starts()).toEqual({ 3: "20220201", 1: "20220410", 2: "20220915" });
  // The first goes on into the second: one event, that of the earlier.
  for (const date of ["2024-02-27", "2024-03-20"]) await see("oak", date);
  expect(await starts()).toEqual({ 1: "20220201", 2: "20220915" });
  await see("oak", "2024-09-01");
  expect(await starts()).toEqual({ 1: "20220201", 2: "20220901" });
});

const weeks = async () => {
  const entries = childrenOf(readXml((await ask(`${site.url}/feed.xml`)).text), "entry");
  return entries
    .map((entry) => ({
      id: textOf(entry, "id") ?? "",
      html: textOf(entry, "content") ?? "",
      published: textOf(entry, "published"),
      link: childrenOf(entry, "link")[0]?.attributes["href"],
    }))
    .filter(({ id }) => id.includes(":week/"));
};

test("the feed has one entry a week, where there is something to say, and a new one on Monday", async () => {
  expect(await weeks()).toEqual([]);
  await see("oak", "2023-11-27", { stage: "fall" });
  await see("oak", "2024-12-01", { stage: "fall" });
  const host = await authority();
  const href = `${site.url}/flora/oak`;
  const [week] = await weeks();
  expect(week).toEqual({
    id: `tag:${host},2026:week/202648`,
    html: `<ul><li> <a href="${href}">Oak; &lt;b&gt;&amp; aster: In fall color, 2023</a></li></ul>`,
    published: "2026-11-23T05:00:00.000Z",
    link: `${site.url}/calendar`,
  });
  pass(monday - Date.now() + 1000);
  const [next] = await weeks();
  expect(next?.id).toBe(`tag:${host},2026:week/202649`);
  expect(next?.html).toContain("2023, 2024");
  await changeSite(panel, {
    pages: { plans: true, resources: true, cats: true, contact: true, calendar: false },
  });
  expect((await weeks())[0]?.link).toBe(`${site.url}/`);
});

test("the feed has its week however many photos are newer", async () => {
  for (let n = 0; n <= 30; n += 1) await createPhoto(site.strapi, `new-${n}`);
  const entries = childrenOf(readXml((await ask(`${site.url}/feed.xml`)).text), "entry");
  expect(entries).toHaveLength(30);
  expect(await weeks()).toHaveLength(1);
});

test("ids stay when the site moves, and a site from before keeps those of its address", async () => {
  const { ensureSiteIds } = await import("../../src/api/site-record/site-ids");
  const store = site.strapi.store({ type: "api", name: "site", key: "ids" });
  expect(await authority()).toMatch(/^[0-9a-f-]{36}\.invalid$/);
  await ensureSiteIds(site.strapi);
  const kept = await store.get({});
  await store.delete({});
  await ensureSiteIds(site.strapi);
  const { hostname } = new URL(process.env["PUBLIC_URL"] ?? "");
  const older = { authority: hostname, feed: `${process.env["PUBLIC_URL"]}/feed.xml` };
  expect(await store.get({})).toEqual(older);
  // Stored at an address where the site is no longer.
  const moved = { authority: "old.example", feed: "https://old.example/feed.xml" };
  await store.set({ value: moved });
  await ensureSiteIds(site.strapi);
  await see("oak", "2024-02-02");
  expect((await events()).every((event) => event["UID"]?.endsWith("@old.example"))).toBe(true);
  const feed = readXml((await ask(`${site.url}/feed.xml`)).text);
  expect(textOf(feed, "id")).toBe(moved.feed);
  const [entry] = childrenOf(feed, "entry");
  expect(entry && textOf(entry, "id")).toMatch(/^tag:old\.example,2026:/);
  expect(entry && childrenOf(entry, "link")[0]?.attributes["href"]).toContain(site.url);
  await store.set({ value: kept });
});
