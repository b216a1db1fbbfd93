import { describe, expect, test } from "vitest";
import { answersOf, methodsOf, takesFiles } from "../../src/lib/calls";

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
    expect(answersOf("/api/owner/setup")).toBe("errors");
    expect(answersOf("/api/plantdelete/12")).toBe("errors");
    expect(answersOf("/api/plantlinkadd")).toBe("linkAdd");
    expect(answersOf("/api/animallinkremove")).toBe("messages");
    expect(answersOf("/api/flora")).toBeUndefined();
    expect(answersOf("/api/nothing")).toBeUndefined();
  });

  test("takes files where a call says so, and nowhere else", () => {
    expect(takesFiles("/api/photosupload")).toBe(true);
    expect(takesFiles("/api/sheetimport/plants")).toBe(true);
    expect(takesFiles("/api/sheetexport/plants")).toBe(false);
    expect(takesFiles("/api/flora")).toBe(false);
  });
});
