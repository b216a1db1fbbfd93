import { expect, test } from "vitest";
import { rewriteAbsolute, rewritePage, rewriteStyles } from "../../src/api/publish/rewrite";

const copying = {
  base: "/garden",
  style: "folders",
  origin: "https://wren.example",
  siteOrigins: ["https://site.invalid", "http://localhost:1337"],
  leftOut: new Set<number>(),
  contact: { form: "none", formTo: "" } as const,
} as const;

test.each([
  ["a link to a page", '<a class="x" href="/flora">', '<a class="x" href="/garden/flora/">'],
  [
    "one with a query",
    '<a href="/flora?q=a&amp;sort=hgt">',
    '<a href="/garden/flora/?q=a&amp;sort=hgt">',
  ],
  ["one to another host", '<a href="//else.example/x">', '<a href="//else.example/x">'],
  ["one within the page", '<a href="#main">', '<a href="#main">'],
  ["an address that is text", '<p>See href="/flora" there</p>', '<p>See href="/flora" there</p>'],
  ["an attribute like it", '<i data-href="/flora">', '<i data-href="/flora">'],
  [
    "what ends in an attribute's value",
    '<a title="a > b" href="/">',
    '<a title="a > b" href="/garden/">',
  ],
  [
    "where a page leads by itself, wherever the copy is looked at",
    '<meta http-equiv="refresh" content="0; url=/flora/b">',
    '<meta http-equiv="refresh" content="0; url=/garden/flora/b/">',
  ],
  ["a picture", '<img src="/assets/a.jpg?v=1"/>', '<img src="/garden/assets/a.jpg?v=1"/>'],
  [
    "pictures by width",
    '<img srcSet="/assets/a-1.webp?v=1 1w, /assets/a-2.webp?v=1 2w"/>',
    '<img srcSet="/garden/assets/a-1.webp?v=1 1w, /garden/assets/a-2.webp?v=1 2w"/>',
  ],
  [
    "a picture of a style",
    '<i style="background:url(/assets/a.svg)"><style>b{src:url("/assets/f.woff2")}</style>',
    '<i style="background:url(/garden/assets/a.svg)"><style>b{src:url("/garden/assets/f.woff2")}</style>',
  ],
  [
    "scripts that wait, and the one that holds them back",
    '<script data-scripts="/assets/a.js /assets/b.js">for("/x"<b>c)</script>',
    '<script data-scripts="/garden/assets/a.js /garden/assets/b.js">for("/x"<b>c)</script>',
  ],
  [
    "data: pictures only, as the page's script finds pages by itself",
    '<script type="application/json">{"a":"/assets/a.jpg 1w, /assets/b.jpg 2w","to":"/flora","<a href=\\"/flora\\">":1}</script>',
    '<script type="application/json">{"a":"/garden/assets/a.jpg 1w, /garden/assets/b.jpg 2w","to":"/flora","<a href=\\"/flora\\">":1}</script>',
  ],
  [
    "the page itself, which is told where it is",
    '<!doctype html><html lang="en"><p>It says &lt;html lang="en"></p>',
    '<!doctype html><html data-base="/garden" data-style="folders" lang="en"><p>It says &lt;html lang="en"></p>',
  ],
  [
    "the canonical address",
    '<link rel="canonical" href="https://site.invalid/photos?page=2">',
    '<link rel="canonical" href="https://wren.example/garden/photos/page/2/">',
  ],
  [
    "structured data",
    '<script type="application/ld+json">{"url":"https://site.invalid","item":"https://site.invalid/flora/a"}</script>',
    '<script type="application/ld+json">{"url":"https://wren.example/garden/","item":"https://wren.example/garden/flora/a/"}</script>',
  ],
  [
    "the owner's machine in a note",
    "<p>http://localhost:1337/flora, at (http://localhost:1337). http://localhost:13370/x</p>",
    "<p>https://wren.example/garden/flora/, at (https://wren.example/garden/). http://localhost:13370/x</p>",
  ],
])("%s", (_what, html, expected) => {
  expect(rewritePage(html, copying)).toBe(expected);
});

test("widths that are left out are named nowhere; a picture keeps its smallest", () => {
  const small = { ...copying, base: "", leftOut: new Set([2, 3]) };
  const html = (some: string) => `<img srcset="${some}">`;
  expect(rewritePage(html("/a.jpg 1w, /b.jpg 2w, /c.jpg 3w"), small)).toBe(html("/a.jpg 1w"));
  expect(rewritePage(html("/b.jpg 2w, /c.jpg 3w"), small)).toBe(html("/b.jpg 2w"));
});

test("each file that a page names is told of, wherever it is named", () => {
  const files: string[] = [];
  const html =
    '<meta content="https://site.invalid/assets/c.jpg"><img src="/assets/a.jpg?v=1"><a href="/flora">' +
    '<script type="application/json">{"s":"/assets/b.jpg 1w"}</script><style>i{src:url(/assets/d.woff)}</style>';
  rewritePage(html, { ...copying, onFile: (file) => void files.push(file) });
  expect(files.sort()).toEqual([
    ...["/assets/a.jpg?v=1", "/assets/b.jpg", "/assets/c.jpg", "/assets/d.woff"],
  ]);
});

test("sitemap and feed have the copy's addresses", () => {
  const xml =
    "<loc>https://site.invalid/flora/a</loc><c>&lt;img src=&quot;https://site.invalid/assets/a.jpg&quot;</c>";
  expect(rewriteAbsolute(xml, copying)).toBe(
    "<loc>https://wren.example/garden/flora/a/</loc><c>&lt;img src=&quot;https://wren.example/garden/assets/a.jpg&quot;</c>",
  );
});

test("a style sheet has its fonts below the base", () => {
  expect(rewriteStyles("a{src:url(/assets/f.woff2)}", copying)).toBe(
    "a{src:url(/garden/assets/f.woff2)}",
  );
});

test("a page that says something of the day tells until when", () => {
  const until = Date.UTC(2026, 10, 30, 5);
  expect(rewritePage('<html lang="en">', copying, until)).toBe(
    `<html data-base="/garden" data-style="folders" data-until="${until}" lang="en">`,
  );
});
