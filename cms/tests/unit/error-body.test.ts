import { validationErrors } from "shared-types/kit/error-answers";
import { describe, expect, test } from "vitest";
import { errorBody, failureBody } from "../../src/http/error-body";

describe("the message of an error", () => {
  test("is its own where the visitor can fix it", () => {
    expect(errorBody(404, "Flora data not found.")).toEqual({
      error: { status: 404, code: "notFound", message: "Flora data not found." },
    });
    expect(failureBody(validationErrors, 400, "The body must be a JSON object.")).toEqual([
      { fieldId: "", errorMessage: "The body must be a JSON object." },
    ]);
  });

  test.each([
    [500, "internal", "select * from plants: no such table"],
    [502, "internal", "ECONNREFUSED 127.0.0.1:5432"],
    [503, "unavailable", "KnexTimeoutError"],
    [401, "unauthenticated", "Missing or invalid credentials"],
    [403, "forbidden", "Forbidden access"],
    [413, "tooLarge", "request entity too large"],
    [415, "unsupportedType", "x"],
    [429, "tooMany", "Too many requests"],
  ])("of status %d reveals no internals", (status, code, message) => {
    const { error } = errorBody(status, message);
    expect(error).toMatchObject({ status, code });
    expect(error.message).not.toContain(message);
    expect(error.message).toMatch(/^[A-Z].*\.$/);
  });

  test("is never empty", () => {
    for (const status of [400, 404, 405, 409, 412, 418, 500])
      expect(errorBody(status, "").error.message).not.toBe("");
  });
});
