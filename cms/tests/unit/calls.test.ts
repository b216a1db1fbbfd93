import { calls } from "shared-types";
import { describe, expect, test } from "vitest";
import { answersList, methodsOf, takesFiles } from "../../src/lib/calls";

describe("the list of calls", () => {
  test.each([
    ["/api/flora", ["POST"]],
    ["/api/flora/oak", ["GET", "HEAD"]],
    ["/api/quote/1", ["GET", "HEAD"]],
    ["/api/openapi.json", ["GET", "HEAD"]],
    ["/cp/getuser", ["GET", "HEAD"]],
    ["/api/auth/local", ["POST"]],
  ])("knows the methods of %s", (path, methods) => expect(methodsOf(path)).toEqual(methods));

  test.each([
    ...["/api", "/api/flora/", "/api/flora/oak/x", "/API/flora", "/api/openapiXjson", "/api/quote"],
    ...["/api/auth/local/register", "/api/users", "/x/api/flora", ""],
  ])("does not know %s", (path) => expect(methodsOf(path)).toBeNull());

  test("answers a list where the contract says so, and nowhere else", () => {
    const listing = Object.values(calls).filter(({ path }) => answersList(path));
    expect(listing.map(({ path }) => path)).toContain("/api/owner/setup");
    expect(answersList("/api/flora")).toBe(false);
    expect(answersList("/api/nothing")).toBe(false);
  });

  test("takes files at one address only", () => {
    expect(takesFiles("/api/photosupload")).toBe(true);
    expect(takesFiles("/api/flora")).toBe(false);
  });
});
