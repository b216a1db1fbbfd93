import { expect, test } from "vitest";
import { wayOf, type Asked } from "./ways";

const origin = "https://garden.example";

const asked = (path: string, more: Partial<Asked> = {}): Asked => ({
  method: "GET",
  url: new URL(path, origin).href,
  mode: "navigate",
  hasToken: false,
  ...more,
});
const call = { mode: "cors" };
const post = { method: "POST", mode: "cors" };

test.each([
  ["/", {}, "pages"],
  ["/flora/oak", {}, "pages"],
  ["/photos?page=2", {}, "pages"],
  ["/assets/app/public-1a2b.js", { mode: "cors" }, "files"],
  ["/api/flora/oak", call, "answers"],
  ["/api/flora", post, "answers"],
  ["/api/photos", post, "answers"],
])("%s %o is kept among the %s", (path, more, way) => {
  expect(wayOf(asked(path, more), origin)).toBe(way);
});

test.each([
  ["/cp", {}],
  ["/cp/flora/oak", {}],
  ["/admin", {}],
  ["/feed.xml", {}],
  ["/flora", { mode: "cors" }],
  ["/contact", { method: "POST" }],
  ["/api/contactadd", post],
  ["/api/flora", { ...post, hasToken: true }],
  ["/api/flora/oak", { ...call, hasToken: true }],
  ["/api/plantupdate", { method: "PUT", mode: "cors" }],
  ["/assets/images/_full/wren.jpg", { mode: "no-cors" }],
  ["https://elsewhere.example/flora", {}],
])("%s %o is left to the browser", (path, more) => {
  expect(wayOf(asked(path, more), origin)).toBeNull();
});
