import { describe, expect, test } from "vitest";
import { methodsOf, savingAnswerOf, takesFiles } from "../../src/http/calls";
import { wordsOf } from "../fixtures/lists";

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
    "",
    ...wordsOf(`/api /api/flora/ /api/flora/oak/x /API/flora /api/openapiXjson /api/quote
    /api/auth/local/register /api/users /x/api/flora`),
  ])("does not know %s", (path) => expect(methodsOf(path)).toBeNull());

  test("answers a list where a call saves, and nowhere else", () => {
    expect(savingAnswerOf("/api/owner/setup")).toBe("ValidationErrors");
    expect(savingAnswerOf("/api/plantdelete/12")).toBe("ValidationErrors");
    expect(savingAnswerOf("/api/plantlinkadd")).toBe("LinkAddAnswer");
    expect(savingAnswerOf("/api/animallinkremove")).toBe("LinkMessages");
    expect(savingAnswerOf("/api/flora")).toBeUndefined();
    expect(savingAnswerOf("/api/nothing")).toBeUndefined();
  });

  test("takes files where a call says so, and nowhere else", () => {
    expect(takesFiles("/api/photosupload")).toBe(true);
    expect(takesFiles("/api/sheetimport/plants")).toBe(true);
    expect(takesFiles("/api/sheetexport/plants")).toBe(false);
    expect(takesFiles("/api/flora")).toBe(false);
  });
});
