import { describe, expect, test } from "vitest";
import { lockfileFaults, manifestFaults } from "./faults.mjs";

const resolved = "https://registry.example/wren/-/wren-1.0.0.tgz";
const good = { version: "1.0.0", resolved, integrity: "sha512-abc" };

/** @param {Record<string, import("./faults.mjs").Locked>} packages */
const faultsOf = (packages) =>
  lockfileFaults(
    { packages: { "": {}, ...packages } },
    { allowScripts: { finch: true, owl: false } },
  );

describe("a lockfile", () => {
  test("of packages with integrity and from one place is good", () => {
    expect(faultsOf({ "node_modules/wren": good, "node_modules/a/node_modules/b": good })).toEqual(
      [],
    );
    for (const name of ["finch", "owl"])
      expect(faultsOf({ [`node_modules/${name}`]: { ...good, hasInstallScript: true } })).toEqual(
        [],
      );
    expect(faultsOf({ "node_modules/shared-types": { link: true }, "shared-types": {} })).toEqual(
      [],
    );
  });

  /** @type {[what: string, path: string, locked: import("./faults.mjs").Locked, fault: RegExp][]} */
  const bad = [
    ["without integrity", "node_modules/wren", { version: "1.0.0", resolved }, /no integrity/],
    ["without address", "node_modules/wren", { ...good, resolved: undefined }, /no address/],
    ["with a weak one", "node_modules/wren", { ...good, integrity: "sha1-abc" }, /no integrity/],
    [
      "that runs a script",
      "node_modules/wren",
      { ...good, hasInstallScript: true },
      /runs a script/,
    ],
    ["made to steal", "node_modules/strapi-plugin-seo", good, /without a scope/],
    ["known bad", "node_modules/sanitize-html", { ...good, version: "2.17.3" }, /CVE-2026-44990/],
    [
      "known bad, deep down",
      "node_modules/a/node_modules/@strapi/core",
      { ...good, version: "5.53.9" },
      /CVE-2026-27886/,
    ],
    [
      "known bad, before its mended release",
      "node_modules/sanitize-html",
      { ...good, version: "2.17.4-beta.1" },
      /CVE-2026-44990/,
    ],
    [
      "known bad under another name",
      "node_modules/x",
      { ...good, name: "sharp", version: "0.32.5" },
      /CVE-2023-4863/,
    ],
    [
      "of another registry",
      "node_modules/x",
      { ...good, resolved: "https://npm.example/x.tgz" },
      /one is enough/,
    ],
    [
      "of a repository",
      "node_modules/x",
      { ...good, resolved: "git+ssh://git@host/x.git" },
      /one is enough/,
    ],
  ];
  test.each(bad)("with a package %s is refused", (_what, path, locked, fault) => {
    const faults = faultsOf({ "node_modules/other": good, [path]: locked });
    expect(faults).toEqual([expect.stringMatching(fault)]);
  });
});

describe("a package.json", () => {
  test("names one version of each package", () => {
    const dependencies = {
      a: "1.2.3",
      b: "18.4.0-beta.17",
      "shared-types": "file:../shared-types",
    };
    expect(manifestFaults({ dependencies })).toEqual([]);
    for (const version of ["^1.2.3", "~1.2.3", "1.2.x", "latest", "*", ">=1.0.0", "github:a/b"])
      expect(manifestFaults({ devDependencies: { a: version } })).toHaveLength(1);
  });
});
