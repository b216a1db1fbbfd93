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
    expect(savingAnswerOf("POST", "/api/owner/setup")).toBe("ValidationErrors");
    expect(savingAnswerOf("POST", "/api/plantdelete/12")).toBe("ValidationErrors");
    expect(savingAnswerOf("POST", "/api/plantlinkadd")).toBe("LinkAddAnswer");
    expect(savingAnswerOf("POST", "/api/animallinkremove")).toBe("LinkMessages");
    expect(savingAnswerOf("POST", "/api/flora")).toBeUndefined();
    expect(savingAnswerOf("POST", "/api/nothing")).toBeUndefined();
  });

  test("tells a read and a save at one address apart", () => {
    expect(savingAnswerOf("GET", "/api/owner/email")).toBeUndefined();
    expect(savingAnswerOf("HEAD", "/api/owner/email")).toBeUndefined();
    expect(savingAnswerOf("PUT", "/api/owner/email")).toBe("ValidationErrors");
    expect(takesFiles("GET", "/api/photosimport")).toBe(false);
  });

  test("answers a wrong method as the call there does", () => {
    expect(savingAnswerOf("GET", "/api/plantlinkadd")).toBe("LinkAddAnswer");
  });

  test("takes files where a call says so, and nowhere else", () => {
    expect(takesFiles("POST", "/api/photosupload")).toBe(true);
    expect(takesFiles("POST", "/api/sheetimport/plants")).toBe(true);
    expect(takesFiles("POST", "/api/sheetexport/plants")).toBe(false);
    expect(takesFiles("POST", "/api/flora")).toBe(false);
  });
});
