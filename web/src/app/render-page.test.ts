import { describe, expect, test } from "vitest";
import type { Plan } from "shared-types/plan/answers";
import type { SiteReader } from "shared-types/site/reader";
import { sampleReader } from "./fixture/sample-reader";
import { sampleSettings } from "./fixture/sample-settings";
import { createRenderer } from "./render-page";

const template =
  '<html><head><!--page-head--></head><body><div id="root"><!--page-body--></div><!--page-data--></body></html>';

const quotation = "</script><script>alert(1)</script>";

const reader: SiteReader = {
  ...sampleReader,
  quoteCount: async () => 3,
  slides: async () => [],
  quote: async () => ({ quotation, author: "Nobody", citation: "" }),
  resources: async () => [],
  cats: async () => [],
  resourceSections: async () => [],
  plans: async () => [],
  viewpoints: async () => [],
  planDetail: async () => null,
  blueprint: async () => "",
  flora: async () => [],
  floraDetail: async () => null,
  fauna: async () => [],
  faunaDetail: async () => null,
  photos: async () => ({ items: [], totalPageCount: 0, totalCount: 0 }),
  photoPlace: async () => null,
  photoCategories: async () => [],
};

const settings = { ...sampleSettings, title: "A <Garden>" };

const render = (path: string, query = "", from = reader, names = {}) =>
  createRenderer({ template, manifest: {}, readFile: () => "" }).render({
    path,
    query,
    reader: from,
    settings: { ...settings, names },
    origin: "https://garden.example",
    credit: { owner: "Ada </script> Fern", licenseUrl: "" },
    quoteDraw: 1,
  });

describe("pages", () => {
  test("a page comes whole: words, title, description", async () => {
    const { status, html } = await render("/contact");
    expect(status).toBe(200);
    expect(html).toContain("Contact</h1>");
    expect(html).toContain("<title>Contact · A &lt;Garden&gt;</title>");
    expect(html).toContain('<link rel="canonical" href="https://garden.example/contact">');
  });

  test("pages are called what the owner calls them, those above a page too", async () => {
    const names = { flora: "What grows here", photos: "" };
    const { html } = await render("/flora", "", sampleReader, names);
    expect(html).toContain("<title>What grows here · A &lt;Garden&gt;</title>");
    expect(html).toMatch(/<h1[^>]*>What grows here<\/h1>/);
    expect(html.match(/<a [^>]*href="\/flora"[^>]*>What grows here</g)).toHaveLength(2);
    expect(html).not.toContain(">Flora<");
    expect(html).toContain(">Photos<");
    const oak = (await render("/flora/oak", "", sampleReader, names)).html;
    expect(oak).toContain('"name":"What grows here"');
    expect(oak).toContain("What grows here · ");
  });

  test("another spelling moves to the right one, query and all", async () => {
    const answer = await render("/Flora/", "q=oak");
    expect(answer).toMatchObject({ status: 301, location: "/flora?q=oak" });
  });

  test("the plans lead to the newest; a garden without one has no link to any", async () => {
    const first = { keyId: "second" } as Plan;
    const withPlan = { ...reader, plans: async () => [first], blueprint: async () => "/plans/b" };
    const answer = await render("/plans", "", withPlan);
    expect(answer).toMatchObject({ status: 302, location: "/plans/second" });
    expect((await render("/contact", "", withPlan)).html).toContain('href="/plans/b"');
    expect((await render("/contact")).html).not.toContain("/plans");
    expect((await render("/plans")).status).toBe(404);
    expect((await render("/plans/none")).status).toBe(404);
  });

  test("an address nobody has, or nobody can read, is a 404", async () => {
    expect((await render("/nowhere")).status).toBe(404);
    expect((await render("/flora/%E0%A4%A")).status).toBe(404);
  });

  test.each([
    ["/fauna", "class=Nonsense"],
    ["/flora", "visitedby=nobody"],
  ])("%s?%s, which nothing has, is told and empties no list", async (path, query) => {
    const countIn = (html: string) => html.split("<tr").length;
    const { html } = await render(path, query, sampleReader);
    expect(html).toContain(`Nothing here has “${query.split("=")[1]}” under`);
    expect(countIn(html)).toBe(countIn((await render(path, "", sampleReader)).html));
    expect(countIn(html)).toBeGreaterThan(1);
  });

  test("data never become a script", async () => {
    const { html } = await render("/flora");
    expect(html).toContain("\\u003c/script>");
    expect(html).not.toContain("<script>alert");
  });

  test("when the data cannot be read, a page of the site says so with status 500", async () => {
    const broken = { ...reader, slides: () => Promise.reject(new Error("away")) };
    const { status, html } = await render("/", "", broken);
    expect(status).toBe(500);
    expect(html).toContain("can’t be read right now");
    expect(html).toContain("<nav");
    expect(html).toContain('"isUnavailable":true');
    expect(html).not.toContain("away");
  });

  test("a quotation that cannot be had costs only the quotation", async () => {
    const mute = { ...reader, quote: () => Promise.reject(new Error("away")) };
    expect((await render("/", "", mute)).status).toBe(200);
  });
});
