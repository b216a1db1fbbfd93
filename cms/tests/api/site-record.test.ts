import type { Change } from "shared-types/history/answers";
import type { PublicSite, SitePhoto } from "shared-types/site/answers";
import type { SiteDraft } from "shared-types/site/schema";
import { beforeAll, describe, expect, test } from "vitest";
import { ask } from "../fixtures/ask";
import { useOwnersSite } from "../fixtures/panel";
import { createPhoto } from "../fixtures/photos";
import { tableOf } from "../fixtures/records";
import { changeSite, loadSite } from "../fixtures/site-draft";

const { site, panel } = useOwnersSite({ env: { SITE_OWNER: "Ada Fern", SITE_TIMEZONE: "" } });
const ids: Record<string, number> = {};
beforeAll(async () => {
  for (const [name, visibility] of [
    ["tile", "site"],
    ["secret", "internal"],
  ] as const)
    ids[name] = (await createPhoto(site.strapi, name, { visibility })).id;
});

const page = async (path: string) => await ask(site.url + path);
const html = async (path: string) => (await page(path)).text;
const shown = async () => (await ask<PublicSite>(`${site.url}/api/site`)).body;
const change = (changes: Partial<SiteDraft>) => changeSite(panel, changes);
const letter = "&lt;p&gt;I planted an &lt;em&gt;oak&lt;/em&gt;.&lt;/p&gt;";

describe("the site record", () => {
  test("is empty on a new site, whose pages are all shown", async () => {
    const { draft } = await loadSite(panel);
    expect(draft).toMatchObject({ title: "", welcomeText: "", facts: [], timeZone: "" });
    expect(draft.intros).toEqual({
      flora: "",
      fauna: "",
      photos: "",
      resources: "",
      cats: "",
      contact: "",
      calendar: "",
    });
    expect(Object.values(draft.pages)).toEqual([true, true, true, true, true]);
    expect(Object.values(draft.tiles)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test("is saved as a whole and shows on the next page", async () => {
    const { draft, etag } = await loadSite(panel);
    const tiles = { ...draft.tiles, flora: ids["tile"] ?? 0, fauna: ids["secret"] ?? 0 };
    const next: SiteDraft = {
      ...draft,
      title: "Fern Hollow",
      tagline: "A yard of ferns.",
      welcomeTitle: "Come in",
      welcomeText: letter,
      facts: [{ label: "Soil", value: "Sand" }],
      intros: { ...draft.intros, flora: "All of them native." },
      descriptions: { ...draft.descriptions, home: "The ferns of one yard." },
      contact: { salutation: "Dear Ada,", topics: [{ title: "Ferns", text: "Any." }], photoId: 0 },
      tiles,
      names: { ...draft.names, flora: "What grows here", cats: "Whiskers" },
      captions: { ...draft.captions, flora: "Leaf through it" },
    };
    expect(await panel.save("PUT", "siteupdate", next, etag)).toEqual([]);
    expect((await loadSite(panel)).draft).toEqual(next);
    expect(await panel.call("PUT", "siteupdate", next, etag)).toMatchObject({ status: 412 });

    const home = await html("/");
    for (const text of [
      "Fern Hollow",
      "A yard of ferns.",
      "Come in",
      "Sand",
      "The ferns of one yard.",
      "Leaf through it",
      "Go to the critter list",
    ])
      expect(home).toContain(text);
    expect(home).toContain("<p>I planted an <em>oak</em>.</p>");
    expect(home).toContain("tile.jpg");
    expect(home).not.toContain("secret.jpg");
    expect(await html("/flora")).toContain("All of them native.");
    for (const path of ["/", "/contact"])
      expect(await html(path)).toMatch(/<a [^>]*href="\/flora"[^>]*>What grows here</);
    expect(await html("/flora")).toContain("<title>What grows here · Fern Hollow</title>");
    expect(await html("/contact")).toContain("Dear Ada,");
    expect(await html("/manifest.webmanifest")).toContain("Fern Hollow");
    expect(await html("/feed.xml")).toContain("New at Fern Hollow");
    expect(await html("/cp")).toContain("Fern Hollow");
  });

  test("is given to visitors as it is shown, with the pictures they may see", async () => {
    expect(await shown()).toMatchObject({
      title: "Fern Hollow",
      ownerName: "Ada Fern",
      timeZone: "America/New_York",
      hemisphere: "north",
      tiles: { flora: ids["tile"], fauna: 0 },
      names: { flora: "What grows here", cats: "Whiskers" },
      captions: { flora: "Leaf through it" },
    });
    const { body: photos } = await ask<SitePhoto[]>(`${site.url}/api/sitephotos`);
    expect(photos).toMatchObject([{ photoId: ids["tile"], fileName: "tile.jpg" }]);
    expect((await panel.get("sitefixed")).body).toMatchObject({
      ownerName: "Ada Fern",
      title: "",
      publicUrl: expect.stringMatching(/^http:\/\/[^/]+$/) as string,
    });
  });

  test("names its owner on every page, unless the site is called by that name", async () => {
    const named = async () => /"ownerName":"([^"]*)"/.exec(await html("/flora"))?.[1];
    expect(await named()).toBe("Ada Fern");
    expect(await change({ title: "Ada Fern" })).toEqual([]);
    expect(await named()).toBe("");
    expect(await change({ title: "Fern Hollow" })).toEqual([]);
  });

  test("knows the southern half by its time zone, unless told otherwise", async () => {
    expect(await change({ timeZone: "Australia/Hobart" })).toEqual([]);
    expect(await shown()).toMatchObject({ timeZone: "Australia/Hobart", hemisphere: "south" });
    expect(await change({ hemisphere: "north" })).toEqual([]);
    expect(await shown()).toMatchObject({ hemisphere: "north" });
    expect(await change({ timeZone: "", hemisphere: "" })).toEqual([]);
  });

  // The rules are a table in shared-types/tests/site-drafts.test.ts.
  test("says what is wrong, and keeps what was", async () => {
    const before = await loadSite(panel);
    expect(await change({ timeZone: "Mars/Olympus", title: "Lost" })).toMatchObject([
      { fieldId: "timeZone" },
    ]);
    expect(await change({ tiles: { ...before.draft.tiles, flora: -1 } })).toMatchObject([
      { fieldId: "tiles.flora" },
    ]);
    expect(await loadSite(panel)).toEqual(before);
  });

  test("takes only photos that there are, and cleans the letter", async () => {
    const { draft } = await loadSite(panel);
    expect(await change({ tiles: { ...draft.tiles, photos: 999 } })).toMatchObject([
      { fieldId: "tiles.photos" },
    ]);
    const bad = "&lt;p onclick=&quot;x()&quot;&gt;Hi&lt;script&gt;x()&lt;/script&gt;&lt;/p&gt;";
    expect(await change({ welcomeText: bad })).toEqual([]);
    expect((await loadSite(panel)).draft.welcomeText).toBe("&lt;p&gt;Hi&lt;/p&gt;");
    const { status } = await panel.call("PUT", "siteupdate", { ...draft, motto: "x" });
    expect(status).toBe(400);
  });

  test("keeps its history, and a change can be undone", async () => {
    expect(await change({ tagline: "Too many ferns." })).toEqual([]);
    const { body: changes } = await panel.get<Change[]>("history/site/1");
    expect(changes[0]?.fields).toMatchObject([
      { fieldId: "tagline", before: "A yard of ferns.", after: "Too many ferns." },
    ]);
    expect(
      changes.flatMap(({ fields }) => fields).find(({ fieldId }) => fieldId === "facts"),
    ).toMatchObject({ after: ["label: Soil", "value: Sand"] });
    const undo = { changeId: changes[0]?.changeId, overwrite: false };
    expect(await panel.save("POST", "changeundo", undo)).toEqual([]);
    expect((await loadSite(panel)).draft.tagline).toBe("A yard of ferns.");
  });

  test("is saved by Strapi's admin by the same rules", async () => {
    const uid = "api::site-record.site-record";
    const { documentId } = await tableOf<{ documentId: string }>(site.strapi, uid).findOne({
      where: {},
    });
    const documents = site.strapi.documents(uid as never) as unknown as {
      update(options: object): Promise<unknown>;
    };
    const data = { introFauna: "Nobody was invited.", facts: ["nonsense"], topics: [1] };
    await documents.update({ documentId, data });
    expect(await html("/fauna")).toContain("Nobody was invited.");
    expect((await loadSite(panel)).draft.facts).toEqual([{ label: "", value: "" }]);
  });
});

describe("a page that is off", () => {
  test("is gone from navigation, footer, home and sitemap, and its address is not found", async () => {
    const { draft } = await loadSite(panel);
    const off = { plans: false, resources: false, cats: false, contact: false, calendar: false };
    expect(await change({ pages: { ...draft.pages, ...off } })).toEqual([]);
    const home = await html("/");
    for (const path of ["/plans/blueprint2", "/resources", "/contact", "/calendar"])
      expect(home).not.toContain(`href="${path}"`);
    expect(home).toContain('href="/flora"');
    const addresses = [
      "/plans/blueprint1",
      "/plans/blueprint2",
      "/resources",
      "/cats",
      "/contact",
      "/calendar",
    ];
    const sitemap = await html("/sitemap.xml");
    for (const path of addresses) {
      expect([path, (await page(path)).status]).toEqual([path, 404]);
      expect(sitemap).not.toContain(`${site.url}${path}<`);
    }
    expect(await shown()).not.toHaveProperty("contact");
    expect((await shown()).intros).not.toHaveProperty("cats");
    expect(await change({ pages: draft.pages })).toEqual([]);
    expect((await page("/contact")).status).toBe(200);
  });
});
