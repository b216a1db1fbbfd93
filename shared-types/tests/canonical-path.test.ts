import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { canonicalPath } from "../src/site/canonical-path";

describe("canonicalPath", () => {
  test.each([
    ["/", "/"],
    ["//", "/"],
    ["/Flora//Oak/", "/flora/oak"],
    ["/index.html", "/"],
    ["/Flora/INDEX.html/", "/flora"],
    ["/%66lora/%4F%61k", "/flora/oak"],
    ["/flora/oak%2Dtree", "/flora/oak-tree"],
    ["/flora/index.htmlx", "/flora/index.htmlx"],
  ])("%s is %s", (asked, one) => {
    expect(canonicalPath(asked)).toBe(one);
  });

  it("keeps written what would mean something else: slashes, dots, the percent sign", () => {
    expect(canonicalPath("/%2e%2e/%2Fetc%3fa")).toBe("/%2e%2e/%2fetc%3fa");
    expect(canonicalPath("/%2541")).toBe("/%2541");
    expect(canonicalPath("/%C3%89")).toBe("/%c3%89");
  });

  const part = fc.constantFrom(..."aZ/%.~-_?é".split(""), "%2F", "%41", "%2e", "index.html", "%");
  const path = fc.array(part, { maxLength: 12 }).map((parts) => `/${parts.join("")}`);

  it("never sends an address on twice, and never to another site", () => {
    fc.assert(
      fc.property(path, (asked) => {
        const one = canonicalPath(asked);
        expect(canonicalPath(one)).toBe(one);
        expect(one).toMatch(/^\/(?!\/)/);
      }),
      { numRuns: 2000 },
    );
  });
});
