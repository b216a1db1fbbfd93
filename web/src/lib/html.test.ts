import fc from "fast-check";
import { encodeHtml } from "shared-types/kit/html";
import { expect, test } from "vitest";
import { decodeHtml, plainText } from "./html";

const bits = fc.array(fc.constantFrom("&", "<", ">", "amp;", "lt;", "gt;", "#60;", "a", " "));
const wild = fc.oneof(
  bits.map((some) => some.join("")),
  fc.string({ unit: "binary" }),
);

test("decoding undoes the encoding, whatever the text", () => {
  fc.assert(fc.property(wild, (text) => decodeHtml(encodeHtml(text)) === text));
});

test("encoded text holds no bracket, and encoding undoes decoding", () => {
  fc.assert(
    fc.property(wild, (text) => {
      const encoded = encodeHtml(text);
      expect(encoded).not.toMatch(/[<>]/);
      expect(encodeHtml(decodeHtml(encoded))).toBe(encoded);
    }),
  );
});

test("text that only looks like a tag stays text", () => {
  expect(decodeHtml("&amp;lt;script&amp;gt;")).toBe("&lt;script&gt;");
});

test("plain text has no tags and no doubled space", () => {
  expect(plainText("&lt;p&gt;Oak &amp;amp; &lt;em&gt;Quercus&lt;/em&gt;, both.&lt;/p&gt;")).toBe(
    "Oak & Quercus, both.",
  );
});
