import { errors } from "@strapi/utils";
import { describe, expect, test } from "vitest";
import { brokenRule, brokenRulesOf } from "../../src/http/broken-rule";
import { allowsSave, etagOf } from "../../src/http/etag";
import { isDatabaseAway } from "../../src/platform/database-away";
import { clientErrorOf } from "../../src/http/client-error";
import { isUniqueViolation } from "../../src/database/unique-violation";

const coded = (code: string, message = "x") => Object.assign(new Error(message), { code });

describe("a broken rule", () => {
  test("is the item of the list that a call answers", () => {
    expect(brokenRulesOf(brokenRule("keyId", "Taken."))).toEqual([
      { fieldId: "keyId", errorMessage: "Taken." },
    ]);
  });

  test("is not made of any other failure", () => {
    for (const error of [
      new Error("x"),
      new errors.ValidationError("x"),
      coded("23505"),
      null,
      "x",
    ])
      expect(brokenRulesOf(error)).toBeNull();
  });
});

describe("a database error", () => {
  test.each(["23505", "SQLITE_CONSTRAINT_UNIQUE"])("%s is a unique violation", (code) =>
    expect(isUniqueViolation(coded(code), "keyId")).toBe(true),
  );

  test("is recognized in Strapi's own words, at the field", () => {
    const own = brokenRule("keyId", "This attribute must be unique");
    expect(isUniqueViolation(own, "keyId")).toBe(true);
    expect(isUniqueViolation(own, "keyword")).toBe(false);
  });

  test.each(["23503", "SQLITE_CONSTRAINT_FOREIGNKEY", ""])("%j is not a unique violation", (code) =>
    expect(isUniqueViolation(coded(code), "keyId")).toBe(false),
  );

  test("is recognized as an unavailable database", () => {
    for (const code of ["ECONNREFUSED", "57P01", "57P03", "53300", "SQLITE_BUSY"])
      expect(isDatabaseAway(coded(code))).toBe(true);
    expect(isDatabaseAway(new Error("Connection terminated unexpectedly"))).toBe(true);
    expect(isDatabaseAway(new Error("timeout expired"))).toBe(true);
    expect(
      isDatabaseAway(new Error("Knex: Timeout acquiring a connection. The pool is probably full.")),
    ).toBe(true);
    expect(isDatabaseAway(new AggregateError([coded("ECONNREFUSED")]))).toBe(true);
    for (const error of [
      coded("42P01"),
      new Error("x"),
      new AggregateError([new Error("x")]),
      null,
    ])
      expect(isDatabaseAway(error)).toBe(false);
  });
});

test("an error with a 4xx status is the client's; its text is shown only if it is exposed", () => {
  const thrown = (status: number, expose?: boolean) =>
    Object.assign(new Error("Inside."), { status, ...(expose === undefined ? {} : { expose }) });
  expect(clientErrorOf(thrown(412, true))).toEqual([412, "Inside."]);
  expect(clientErrorOf(thrown(400))).toEqual([400, "This request cannot be read."]);
  for (const error of [thrown(500), thrown(200), new Error("x"), null])
    expect(clientErrorOf(error)).toBeNull();
});

describe("If-Match", () => {
  const etag = etagOf({ a: 1 });
  test.each(["", "*", " * ", etag, `"x", ${etag}`])("%j allows the save", (header) =>
    expect(allowsSave(header, etag)).toBe(true),
  );
  test.each(['"x"', `W/${etag}`, etag.slice(1, -1), `${etag}x`])("%j does not", (header) =>
    expect(allowsSave(header, etag)).toBe(false),
  );
  test("differs for every field that changes", () => {
    expect(etagOf({ a: 1, b: "" })).not.toBe(etagOf({ a: 1, b: " " }));
    expect(etagOf({ a: 1 })).toBe(etag);
  });
});
