import { describe, expect, test } from "vitest";
import { base32, codeOf, otpauthAddress, stepOf } from "../../src/api/account/totp";

const secret = Buffer.from("12345678901234567890");

describe("a code", () => {
  // RFC 6238, appendix B: the last six of its eight digits.
  test.each([
    [59, "287082"],
    [1111111109, "081804"],
    [1111111111, "050471"],
    [1234567890, "005924"],
    [2000000000, "279037"],
    [20000000000, "353130"],
  ])("at second %i is the RFC's", (second, code) => {
    expect(codeOf(secret, Math.floor(second / 30))).toBe(code);
  });

  test("is right in its half minute, one before and one after, and no longer", () => {
    const step = 5_000_000;
    const now = step * 30_000 + 15_000;
    const code = codeOf(secret, step);
    for (const away of [-1, 0, 1]) expect(stepOf(secret, code, now + away * 30_000)).toBe(step);
    for (const away of [-2, 2]) expect(stepOf(secret, code, now + away * 30_000)).toBe(null);
  });

  test.each(["", "12345", "1234567", "abcdef", "12 345", "-12345", "1e5000"])(
    "%j is none",
    (code) => expect(stepOf(secret, code, 0)).toBe(null),
  );
});

test("base32 is that of RFC 4648", () => {
  const of = (text: string) => base32(Buffer.from(text));
  const encoded = ["", "MY", "MZXQ", "MZXW6", "MZXW6YQ", "MZXW6YTB", "MZXW6YTBOI"];
  expect(["", "f", "fo", "foo", "foob", "fooba", "foobar"].map(of)).toEqual(encoded);
});

test("an address names the site and the account, whatever their letters", () => {
  const address = new URL(otpauthAddress(secret, "Anna’s garden & pond", "owner@example.org"));
  expect(address.searchParams.get("issuer")).toBe("Anna’s garden & pond");
  expect(decodeURIComponent(address.pathname)).toContain("Anna’s garden & pond:owner@example.org");
  expect(address.searchParams.get("secret")).toBe(base32(secret));
});
