import { describe, expect, test } from "vitest";
import { addressKey, networkOf } from "../../src/platform/address-key";
import { isPlausibleIdentifier, readCredentials } from "../../src/api/account/credentials";
import { isSameOrigin } from "../../src/http/same-origin";
import { wordsOf } from "../fixtures/lists";

describe("the address that counts", () => {
  test.each([
    ["192.0.2.7", "192.0.2.7"],
    ["::ffff:192.0.2.7", "192.0.2.7"],
    ["::FFFF:192.0.2.7", "192.0.2.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:DB8:1:2::9", "2001:db8:1:2::/64"],
    ["2001:0db8:0001:0002:ffff::", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["", ""],
  ])("of %s is %s", (ip, key) => expect(addressKey(ip)).toBe(key));
});

describe("the network that is kept of an address", () => {
  test.each([
    ["203.0.113.77", "203.0.113.0/24"],
    ["127.0.0.1", "127.0.0.0/24"],
    ["::ffff:203.0.113.77", "203.0.113.0/24"],
    ["2001:DB8:1:2:3:4:5:6", "2001:db8:1::/48"],
    ["2001:db8::1", "2001:db8:0::/48"],
    ["fe80::1%eth0", "fe80:0:0::/48"],
    ["::1", "0:0:0::/48"],
    ["::1.2.3.4", ""],
    ["unknown", ""],
    ["", ""],
  ])("of %s is %s", (ip, network) => expect(networkOf(ip)).toBe(network));
});

describe("where a request comes from", () => {
  const host = "garden.example";
  const publicUrl = "https://garden.example";
  test.each(["", "https://garden.example", "http://garden.example"])("may be %j", (origin) => {
    expect(isSameOrigin(origin, host, publicUrl)).toBe(true);
  });
  test.each(
    wordsOf(`null https://evil.example https://garden.example.evil.example garden.example
    https://garden.example:444 https://www.garden.example file://`),
  )("cannot be %j", (origin) => {
    expect(isSameOrigin(origin, host, publicUrl)).toBe(false);
  });
});

describe("what is sent to sign in", () => {
  test("are two texts, and a code where one is asked for", () => {
    expect(readCredentials({ identifier: "a", password: "b" })).toEqual({
      identifier: "a",
      password: "b",
      code: "",
    });
    for (const body of [null, undefined, "a", [], {}, { identifier: "a" }, { password: "b" }])
      expect(readCredentials(body)).toBeNull();
    expect(readCredentials({ identifier: "a", password: "b", more: 1 })).toBeNull();
  });

  test.each(["", "a\u0000", "a\n", "\ud800", "x".repeat(101)])("names nobody: %j", (identifier) =>
    expect(isPlausibleIdentifier(identifier)).toBe(false),
  );

  test.each(["owner@example.org", "ö@example.org", "x".repeat(100)])("may be %j", (identifier) =>
    expect(isPlausibleIdentifier(identifier)).toBe(true),
  );
});
