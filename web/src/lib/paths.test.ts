import { expect, test } from "vitest";
import { images, isRoutedPath, isSitePath } from "./paths";

test("pages go through the router; files, calls and other sites do not", () => {
  expect(["/", "/flora/oak", "/photos?page=2"].every(isRoutedPath)).toBe(true);
  const others = ["/assets/images/_full/a.jpg", "/api/cats", "/admin", "/cp", "/feed.xml"];
  expect(others.some(isRoutedPath)).toBe(false);
  expect(["//evil.example", "/\\evil.example", "https://a.org", "flora"].some(isRoutedPath)).toBe(
    false,
  );
});

test("links that start with one slash belong to this site", () => {
  expect(isSitePath("/assets/plan.pdf")).toBe(true);
  expect(isSitePath("//evil.example")).toBe(false);
});

test("file names cannot leave their folder", () => {
  expect(images.full("../secret.jpg")).toBe("/assets/images/_full/..%2Fsecret.jpg");
});
