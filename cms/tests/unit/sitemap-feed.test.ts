import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { feedOf, newest, type FeedEntry } from "../../src/api/site/feed";
import { robotsOf } from "../../src/api/site/robots";
import { sitemapIndex, sitemapOf } from "../../src/api/site/sitemap";
import { escapeText } from "../../src/http/xml";
import { childrenOf, readXml, textOf } from "../fixtures/xml";
import { forAll } from "../fixtures/wild";

const origin = "https://garden.example";
const ids = { authority: "first.example", feed: "tag:first.example,2026:feed" };
const site = { title: "The garden", origin, ids };

/** Arbitrary values from a database or a camera. */
const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({
    unit: fc.constantFrom("]]>", "<", "&", '"', "'", "\u0000", "\u0008", "\uFFFE", "\uD800", "🌱"),
  }),
);

const entry = (more: Partial<FeedEntry> = {}): FeedEntry => ({
  kind: "photo",
  id: 1,
  path: "/photos/1",
  title: "A wren",
  published: "2024-06-01T12:00:00.000Z",
  updated: "2024-06-02T12:00:00.000Z",
  html: "<p>A wren</p>",
  picture: { path: "/assets/images/_full/wren.jpg", type: "image/jpeg" },
  ...more,
});

describe("text in XML", () => {
  test.each([
    ["]]>", "]]&gt;"],
    ["a\u0000b\u0008c\u001Bd", "abcd"],
    ["tab\tline\n", "tab\tline\n"],
    ["🌱 \uD83C alone", "🌱  alone"],
    ['<a href="b">&amp;', "&lt;a href=&quot;b&quot;&gt;&amp;amp;"],
    ["\uFFFE\uFFFF\uFFFD", "\uFFFD"],
  ])("%j is %j", (text, escaped) => {
    expect(escapeText(text)).toBe(escaped);
  });
});

describe("the feed", () => {
  test("is well-formed and says what it was given, whatever that is", () => {
    forAll(fc.tuple(anyText, anyText, anyText), ([title, html, alt]) => {
      const picture = { path: `/${alt}`, type: "image/jpeg" };
      const feed = readXml(feedOf([entry({ title, html, picture })], { ...site, title: alt }));
      const [found] = childrenOf(feed, "entry");
      const sayable = (text: string) =>
        text.replace(/[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "");
      expect(found && textOf(found, "title")).toBe(sayable(title));
      expect(feed.name).toBe("feed");
    });
  });

  test("has what Atom asks of a feed and of an entry (RFC 4287 §4.1)", () => {
    const feed = readXml(feedOf([entry()], site));
    expect(feed.attributes["xmlns"]).toBe("http://www.w3.org/2005/Atom");
    for (const name of ["id", "title", "updated", "author"])
      expect(childrenOf(feed, name)).toHaveLength(1);
    const [found] = childrenOf(feed, "entry");
    if (!found) throw new Error("no entry");
    expect(textOf(found, "id")).toBe("tag:first.example,2026:photo/1");
    expect(textOf(found, "updated")).toBe("2024-06-02T12:00:00.000Z");
    expect(childrenOf(found, "link").map(({ attributes }) => attributes)).toEqual([
      { rel: "alternate", type: "text/html", href: `${origin}/photos/1` },
      { rel: "enclosure", type: "image/jpeg", href: `${origin}/assets/images/_full/wren.jpg` },
    ]);
    expect(textOf(feed, "updated")).toBe("2024-06-02T12:00:00.000Z");
  });

  test("an entry's addresses are whole, and other sites' stay as they are", () => {
    const html = '<a href="/flora/oak">a</a><img src="/b.jpg"/><a href="https://c.example/">c</a>';
    const [found] = childrenOf(readXml(feedOf([entry({ html })], site)), "entry");
    expect(found && textOf(found, "content")).toBe(
      `<a href="${origin}/flora/oak">a</a><img src="${origin}/b.jpg"/><a href="https://c.example/">c</a>`,
    );
  });

  test("of a garden without anything is a feed all the same", () => {
    expect(textOf(readXml(feedOf([], site)), "updated")).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
  });

  test("holds the 30 newest, the newest first", () => {
    const days = Array.from({ length: 40 }, (_, n) =>
      entry({ id: n, published: new Date(Date.UTC(2024, 0, 1 + ((n * 7) % 40))).toISOString() }),
    );
    const found = newest(days).map(({ published }) => published);
    expect(found).toHaveLength(30);
    expect(found).toEqual([...found].sort().reverse());
    expect(found[0]).toBe("2024-02-09T00:00:00.000Z");
  });
});

describe("the sitemap", () => {
  test("is well-formed for any address, with its day and its photos", () => {
    forAll(fc.tuple(anyText, fc.array(anyText)), ([path, images]) => {
      const changed = "2024-06-01T12:00:00.000Z";
      const map = readXml(sitemapOf([{ path, changed, images }], origin));
      const [url] = childrenOf(map, "url");
      expect(url && textOf(url, "lastmod")).toBe(changed);
      expect(url && childrenOf(url, "image:image")).toHaveLength(images.length);
    });
  });

  test("says no day where there is none", () => {
    const map = readXml(sitemapOf([{ path: "/", changed: null, images: [] }], origin));
    expect(childrenOf(map, "url")[0]?.children.map(({ name }) => name)).toEqual(["loc"]);
  });

  test("in parts is an index of them", () => {
    const index = readXml(sitemapIndex(3, origin));
    expect(index.name).toBe("sitemapindex");
    expect(childrenOf(index, "sitemap").map((part) => textOf(part, "loc"))).toEqual(
      [1, 2, 3].map((n) => `${origin}/sitemap-${n}.xml`),
    );
  });
});

test("robots may read all but the panel, the admin and the calls", () => {
  const lines = robotsOf(origin).trim().split("\n");
  expect(lines.filter((line) => line.startsWith("Disallow"))).toEqual(
    ["/cp", "/admin", "/api"].map((path) => `Disallow: ${path}`),
  );
  expect(lines.at(-1)).toBe(`Sitemap: ${origin}/sitemap.xml`);
});
