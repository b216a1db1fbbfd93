import fc from "fast-check";
import { expect, test } from "vitest";
import { decodeHtml, plainText } from "./html";

const encode = (html: string) =>
  html.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

test("decoding undoes the server's encoding, whatever the text", () => {
  const wild = fc.array(fc.constantFrom("&", "<", ">", "amp;", "lt;", "gt;", "#60;", "a", " "));
  fc.assert(fc.property(wild, (bits) => decodeHtml(encode(bits.join(""))) === bits.join("")));
});

test("text that only looks like a tag stays text", () => {
  expect(decodeHtml("&amp;lt;script&amp;gt;")).toBe("&lt;script&gt;");
});

test("plain text has no tags and no doubled space", () => {
  expect(plainText("&lt;p&gt;Oak &amp;amp; &lt;em&gt;Quercus&lt;/em&gt;, both.&lt;/p&gt;")).toBe(
    "Oak & Quercus, both.",
  );
});
