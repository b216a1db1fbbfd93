import { expect, test } from "vitest";
import { destinationAfter, loginPathFrom } from "./destination";

test("a sign-in leads back to the screen the owner was sent from, query and all", () => {
  expect(destinationAfter("/cp/photoindex?page=2#x")).toBe("/cp/photoindex?page=2#x");
  expect(destinationAfter("/cp")).toBe("/cp");
});

test.each([
  null,
  "",
  "/",
  "/flora",
  "/cpx",
  "https://elsewhere.example/cp",
  "//elsewhere.example/cp",
  "/\\elsewhere.example",
  "/cp/../admin",
  "javascript:alert(1)",
  "/cp/login",
  "/cp/logout",
])("and nowhere else: %s", (from) => {
  expect(destinationAfter(from)).toBe("/cp");
});

test("the sign-in page remembers where the owner was", () => {
  expect(loginPathFrom("/cp/fauna/wren?a=1")).toBe("/cp/login?from=%2Fcp%2Ffauna%2Fwren%3Fa%3D1");
  expect(loginPathFrom("/cp")).toBe("/cp/login");
});
