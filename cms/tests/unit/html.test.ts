import { encodeHtml } from "shared-types/kit/html";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decodeHtml, plainText, storedHtml, withoutLinks } from "../../src/documents/html";
import { textsOf } from "../fixtures/lists";
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

const cleaned = (text: string) => decodeHtml(storedHtml(text));

describe("HTML text", () => {
  test("decoded is exactly what was encoded", () => {
    forAll(html, (text) => expect(decodeHtml(encodeHtml(text))).toBe(text));
  });

  test("encoded holds no angle bracket", () => {
    forAll(html, (text) => expect(encodeHtml(text)).not.toMatch(/[<>]/));
  });

  test("that does not nest once a tag is dropped is cleaned to something that does", () => {
    expect(cleaned("<p><td<p><p>")).toBe("<p></p><p></p><p></p>");
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
