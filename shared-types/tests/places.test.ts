import { expect, test } from "vitest";
import { addressIn, fileOf, linkOf } from "../src/publish/places";

const garden = { base: "/garden", style: "folders" } as const;
const bucket = { base: "", style: "objects" } as const;

test.each([
  ["/", "index.html", "index.html"],
  ["/404", "404.html", "404.html"],
  ["/flora", "flora/index.html", "flora"],
  ["/flora/ironweed", "flora/ironweed/index.html", "flora/ironweed"],
  ["/photos/12", "photos/12/index.html", "photos/12"],
  ["/photos?page=3", "photos/page/3/index.html", "photos/page/3"],
  [
    "/resources?section=nurseries",
    "resources/section/nurseries/index.html",
    "resources/section/nurseries",
  ],
  ["/calendar?kind=animals", "calendar/kind/animals/index.html", "calendar/kind/animals"],
  ["/feed.xml", "feed.xml", "feed.xml"],
  ["/api/bloom.ics", "bloom.ics", "bloom.ics"],
  ["/assets/images/_full/wren%20%26%20co.jpg?v=1a", "assets/images/_full/wren & co.jpg", null],
  // A list of other order or content is its page, which sorts by itself.
  ["/flora?q=aster&sort=hgt", "flora/index.html", "flora"],
  ["/photos?page=3&category=2", "photos/index.html", "photos"],
])("%s lies in %s, in a bucket in %s", (address, folders, objects) => {
  expect(fileOf(address, "folders")).toBe(folders);
  expect(fileOf(address, "objects")).toBe(objects ?? folders);
});

test.each([
  ["/", "/garden/", "/"],
  ["/flora", "/garden/flora/", "/flora"],
  ["/flora/ironweed#photos", "/garden/flora/ironweed/#photos", "/flora/ironweed#photos"],
  ["/flora?q=a%20b&sort=hgt", "/garden/flora/?q=a%20b&sort=hgt", "/flora?q=a%20b&sort=hgt"],
  ["/photos?page=3", "/garden/photos/page/3/", "/photos/page/3"],
  ["/photos?page=3#top", "/garden/photos/page/3/#top", "/photos/page/3#top"],
  ["/photos?page=31&q=x", "/garden/photos/?page=31&q=x", "/photos?page=31&q=x"],
  // What a page opens with.
  ["/photos?page=1", "/garden/photos/?page=1", "/photos?page=1"],
  ["/resources?section=books", "/garden/resources/?section=books", "/resources?section=books"],
  ["/calendar?kind=plants", "/garden/calendar/?kind=plants", "/calendar?kind=plants"],
  // As people type them into notes.
  ["/Flora/Ironweed", "/garden/flora/ironweed/", "/flora/ironweed"],
  ["/flora//ironweed/#photos", "/garden/flora/ironweed/#photos", "/flora/ironweed#photos"],
  ["/flora/index.html", "/garden/flora/", "/flora"],
  ["/Photos?page=3", "/garden/photos/page/3/", "/photos/page/3"],
  ["/feed.xml", "/garden/feed.xml", "/feed.xml"],
  ["/api/bloom.ics", "/garden/bloom.ics", "/bloom.ics"],
  ["/assets/app/a-1b.js", "/garden/assets/app/a-1b.js", "/assets/app/a-1b.js"],
  ["/assets/images/_web/A-640.webp?v=2", "/garden/assets/images/_web/A-640.webp?v=2", null],
])("a link to %s says %s, in a bucket %s", (href, below, atRoot) => {
  expect(linkOf(href, garden)).toBe(below);
  expect(linkOf(href, bucket)).toBe(atRoot ?? href);
});

test.each([
  ["/garden/", "", "/"],
  ["/garden", "", "/"],
  ["/garden/index.html", "", "/"],
  ["/garden/flora/", "?q=a", "/flora?q=a"],
  ["/garden/flora/index.html", "", "/flora"],
  ["/garden/flora", "", "/flora"],
  ["/garden/Flora/Ironweed/", "", "/flora/ironweed"],
  ["/garden/photos/page/3/", "", "/photos?page=3"],
  ["/garden/photos/page/3/", "?utm_source=x", "/photos?page=3"],
  ["/elsewhere", "", "/"],
])("at %s%s is %s", (pathname, search, address) => {
  expect(addressIn(pathname, search, garden)).toBe(address);
});

test.each([
  "/",
  "/flora",
  "/flora/ironweed",
  "/photos?page=3",
  "/photos?page=3&q=x",
  "/resources?section=17",
  "/calendar?kind=animals",
  "/calendar?kind=animals&year=2024",
])("the link to %s leads back to it", (address) => {
  for (const places of [garden, bucket, { base: "", style: "folders" } as const]) {
    const { pathname, search } = new URL(linkOf(address, places), "https://a.example");
    expect(addressIn(pathname, search, places)).toBe(address);
  }
});
