import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { isSupported } from "./node-version.mjs";
import { root } from "./run.mjs";

const engines = ["package.json", "cms/package.json"].map(
  (file) => JSON.parse(readFileSync(join(root, file), "utf8")).engines.node,
);

describe("the Node this site runs on", () => {
  it("is what both packages name", () => {
    const named = "^20.19.0 || ^22.13.0 || ^24.0.0 || ^26.4.0";
    expect(engines).toEqual([named, named]);
  });

  it.each([
    ["18.20.8", false],
    ["20.18.3", false],
    ["20.19.0", true],
    ["21.7.3", false],
    ["22.12.0", false],
    ["22.13.0", true],
    ["23.11.1", false],
    ["24.0.0", true],
    ["24.21.0", true],
    ["25.9.0", false],
    ["26.3.1", false],
    ["26.4.0", true],
    ["28.0.0", false],
  ])("%s: %s", (version, expected) => expect(isSupported(version)).toBe(expected));
});
