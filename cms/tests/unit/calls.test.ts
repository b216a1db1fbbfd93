import { validationErrors } from "shared-types/kit/error-answers";
import { linkAnswers } from "shared-types/link/answers";
import { describe, expect, test } from "vitest";
import { answerOf, methodsOf, takesFiles } from "../../src/http/calls";
import { isSaving } from "../../src/http/error-body";
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
    expect(answerOf("POST", "/api/owner/setup")).toBe(validationErrors);
    expect(answerOf("POST", "/api/plantdelete/12")).toBe(validationErrors);
    expect(answerOf("POST", "/api/plantlinkadd")).toBe(linkAnswers.LinkAddAnswer);
    expect(answerOf("POST", "/api/animallinkremove")).toBe(linkAnswers.LinkMessages);
    expect(isSaving(answerOf("POST", "/api/flora"))).toBe(false);
    expect(isSaving(answerOf("POST", "/api/nothing"))).toBe(false);
  });

  test("tells a read and a save at one address apart", () => {
    expect(isSaving(answerOf("GET", "/api/owner/email"))).toBe(false);
    expect(isSaving(answerOf("HEAD", "/api/owner/email"))).toBe(false);
    expect(answerOf("PUT", "/api/owner/email")).toBe(validationErrors);
    expect(takesFiles("GET", "/api/photosimport")).toBe(false);
  });

  test("answers a wrong method as the call there does", () => {
    expect(answerOf("GET", "/api/plantlinkadd")).toBe(linkAnswers.LinkAddAnswer);
  });

  test("takes files where a call says so, and nowhere else", () => {
    expect(takesFiles("POST", "/api/photosupload")).toBe(true);
    expect(takesFiles("POST", "/api/sheetimport/plants")).toBe(true);
    expect(takesFiles("POST", "/api/sheetexport/plants")).toBe(false);
    expect(takesFiles("POST", "/api/flora")).toBe(false);
  });
});
