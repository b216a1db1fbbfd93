import { expect, test } from "vitest";
import { pageOnCopy, wayOf, wayOnCopy, type Asked } from "./ways";

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

test.each([
  ["/garden/", "pages"],
  ["/garden/flora/oak/", "pages"],
  ["/garden/photos/page/2/", "pages"],
  ["/garden/data/index.json", "answers"],
  ["/garden/data/photos-3-0a1b.json", "data"],
  ["/garden/assets/app/public-1a2b.js", "files"],
  ["/garden/assets/images/_full/wren.jpg", null],
  ["/garden/feed.xml", null],
  ["/flora/oak/", null],
  ["/gardening/", null],
])("on a copy below /garden/, %s is kept among the %s", (path, way) => {
  expect(wayOnCopy(asked(path, call), origin, "/garden/")).toBe(way);
});

test("a page of a copy has one address in the cache, however it is asked for", () => {
  const page = `${origin}/garden/flora`;
  for (const path of ["", "/", "/index.html", "/?q=oak", "?q=oak#found"])
    expect(pageOnCopy(page + path)).toBe(page);
  expect(pageOnCopy(`${origin}/`)).toBe(`${origin}/`);
});
