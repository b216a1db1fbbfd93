import { expect, test } from "vitest";
import { noteHref } from "./note-href";

const origin = "https://garden.example";

test.each([
  ["/flora/oak", "/flora/oak"],
  ["#top", "#top"],
  ["https://garden.example/fauna/wren?x=1#y", "/fauna/wren?x=1#y"],
  ["https://garden.example", "/"],
  ["https://garden.example.org/x", "https://garden.example.org/x"],
  ["  example.org/a b".trim().replace(" b", ""), "https://example.org/a"],
  ["www.example.org", "https://www.example.org"],
  ["example.org:8080/x", "https://example.org:8080/x"],
  ["owner@example.org", "mailto:owner@example.org"],
  ["mailto:owner@example.org", "mailto:owner@example.org"],
  ["tel:+1 555".replace(" ", ""), "tel:+1555"],
])("%s becomes %s", (typed, href) => {
  expect(noteHref(typed, origin)).toBe(href);
});

test.each([
  "",
  "   ",
  "oak",
  "two words",
  "//evil.example",
  "/\\evil.example",
  "javascript:alert(1)",
  "data:text/html,x",
  "ftp://example.org",
  "https://",
  "mailto:",
])("'%s' leads nowhere", (typed) => {
  expect(noteHref(typed, origin)).toBeUndefined();
});
