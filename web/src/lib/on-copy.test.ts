import { expect, test } from "vitest";
import { htmlBelow } from "./on-copy";

test.each([
  ['<a href="/flora/oak">', '<a href="/garden/flora/oak">'],
  ['<a href="//else.example/">', '<a href="//else.example/">'],
  ['<a href="https://else.example/">', '<a href="https://else.example/">'],
  ['<p>See href="x" and <a href="#a">', '<p>See href="x" and <a href="#a">'],
])("below a path %s is %s", (html, expected) => {
  expect(htmlBelow("/garden", html)).toBe(expected);
  expect(htmlBelow("", html)).toBe(html);
});
