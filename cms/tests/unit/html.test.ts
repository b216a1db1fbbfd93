import { encodeHtml } from "shared-types/kit/html";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decodeHtml, plainText, storedHtml, withoutLinks } from "../../src/documents/html";
import { textsOf, wordsOf } from "../fixtures/lists";
import { forAll } from "../fixtures/wild";

const piece = fc.oneof(
  fc.string({ unit: "binary", maxLength: 6 }),
  fc.constantFrom(
    ...textsOf(`<p> ¦ </p> ¦ <a href= ¦ '/x'> ¦ "javascript:x"> ¦ </a> ¦ < ¦ > ¦ & ¦ &lt; ¦ &gt; ¦ &amp;
      &amp;lt; ¦ &#60; ¦ &#x3C; ¦ &quot; ¦ <script> ¦ </script> ¦ <!-- ¦ --> ¦ <img src=x onerror=x>
      <svg onload=x> ¦ <style> ¦ </style> ¦ <textarea> ¦ <table> ¦ <td ¦ <ul><li> ¦ \u0000
      <![CDATA[ ¦ ]]> ¦ <?xml ¦ <pre> ¦ <br/>`),
    " colspan=2>",
  ),
);
const html = fc.array(piece, { maxLength: 15 }).map((pieces) => pieces.join(""));

const within = 'data-cplink="site"';
const elsewhere = 'data-cplink="out" target="_blank" rel="noopener"';

const cleaned = (text: string) => decodeHtml(storedHtml(text));

describe("HTML text", () => {
  test("decoded is exactly what was encoded", () => {
    forAll(html, (text) => expect(decodeHtml(encodeHtml(text))).toBe(text));
  });

  test("encoded holds no angle bracket", () => {
    forAll(html, (text) => expect(encodeHtml(text)).not.toMatch(/[<>]/));
  });

  test.each([
    ["<p>Good <em>soil</em></p>", "<p>Good <em>soil</em></p>"],
    ["<script>alert(1)</script><p>a</p>", "<p>a</p>"],
    ['<p onclick="x()" style="color:red">a</p>', "<p>a</p>"],
    ["<img src=x onerror=alert(1)>a", "a"],
    ["<svg/onload=alert(1)>", ""],
    ["<iframe src=https://evil.example></iframe>", ""],
    ['<p title="<script>">a</p>', "<p>a</p>"],
    ["<scr<script>ipt>alert(1)</script>", "ipt&gt;alert(1)"],
    ["<p>a", "<p>a</p>"],
    ["<math><mi//xlink:href='javascript:alert(1)'>", ""],
    ["a & b", "a &amp; b"],
    // What does not nest once a tag is dropped becomes something that does.
    ["<p><td<p><p>", "<p></p><p></p><p></p>"],
    [
      '<a href="/flora/oak" target="_blank" onclick="x">a</a>',
      `<a href="/flora/oak" ${within}>a</a>`,
    ],
    ...["https://example.org/a?b=1", "mailto:a@example.org", "tel:+15551234"].map((href) => [
      `<a href="${href}" ${within}>a</a>`,
      `<a href="${href}" ${elsewhere}>a</a>`,
    ]),
  ])("%s is kept as %s, encoded", (given, kept) => {
    expect(storedHtml(given)).not.toMatch(/[<>]/);
    expect(cleaned(given)).toBe(kept);
  });

  test.each([
    ...wordsOf(`javascript:alert(1) JaVaScRiPt:alert(1) data:text/html,x vbscript:x //evil.example
      ftp://example.org`),
    ...[" javascript:alert(1)", "java\nscript:x", "/\\evil.example"],
  ])("loses the address %j", (href) => {
    expect(cleaned(`<a href="${href}">a</a>`)).toMatch(/^<a(?! href)[^>]*>a<\/a>$/);
  });

  test("written as plain tags or encoded by a form is stored alike", () => {
    const html = "<p>Oak &amp; <em>ash</em>, and the sign &lt;script&gt;</p>";
    expect([storedHtml(html), storedHtml(encodeHtml(html))]).toEqual(
      Array(2).fill(encodeHtml(html)),
    );
  });

  test("that speaks of &lt;script&gt; stays text through every save", () => {
    const html = "<p>&lt;script&gt; and &lt;img onerror=x&gt;</p>";
    expect(cleaned("<p>&lt;script&gt; and &#60;img onerror=x&#62;</p>")).toBe(html);
    expect(decodeHtml(storedHtml(storedHtml(html)))).toBe(html);
  });

  test("stored twice equals stored once", () => {
    forAll(html, (text) => expect(storedHtml(storedHtml(text))).toBe(storedHtml(text)), 500);
  });

  test("cleaned has no tag, attribute or address that is not on the list", () => {
    const tag =
      /<(?!\/?(?:p|br|hr|h[2-4]|ul|ol|li|blockquote|a|strong|b|em|i|u|s|su[bp]|small|code|pre|table|thead|tbody|t[rhd]|caption|d[ltd])\b)/;
    forAll(
      html,
      (text) => {
        const clean = cleaned(text);
        expect(clean).not.toMatch(tag);
        expect(clean).not.toMatch(/<[^>]*\s(?:on\w+|style|src|class|id)=/i);
        expect(clean).not.toMatch(/href="\s*(?:javascript|data|vbscript):/i);
      },
      500,
    );
  });

  test("loses links that lead nowhere, and none of its words", () => {
    const link = (href: string, words: string) => `<a href="${href}">${words}</a>`;
    const text = (oak: string) => storedHtml(`<p>${oak} &amp; ${link("/flora/fern", "fern")}</p>`);
    const isGone = (href: string) => href === "/flora/oak";
    const linked = text(link("/flora/oak", "an <em>oak</em> &lt;"));
    expect(withoutLinks(linked, isGone)).toBe(text("an <em>oak</em> &lt;"));
    expect(withoutLinks("&lt;p&gt;As it is", isGone)).toBe("&lt;p&gt;As it is");
  });
});

test.each([
  // An autolink of CommonMark 6.5, an address, and brackets that are no tags.
  [
    "See <https://example.org/12> and <me@example.org>",
    "See <https://example.org/12> and <me@example.org>",
  ],
  ["antenna<head and thorax>abdomen, wing<b 5 mm", "antenna<head and thorax>abdomen, wing<b 5 mm"],
  ["<b>See</b> <https://example.org/12>,<br>wing<5 mm", "See <https://example.org/12>,\nwing<5 mm"],
  [
    `<p class="x">On <i>Asclepias</i> &amp; <a href='/x'>more</a></p><p>Late</p>`,
    "On Asclepias & more\nLate",
  ],
  ["Seen<!-- twice --> <script>alert(1)</script>here", "Seen here"],
])("a note of another site as plain text: %s", (given, text) => {
  expect(plainText(given)).toBe(text);
});
