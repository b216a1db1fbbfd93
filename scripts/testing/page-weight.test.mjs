import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { pageWeight, strayPackages, strayPanel } from "./page-weight.mjs";

/** @type {Record<string, string>} */
const files = {
  "a/entry.js": "export const entry = 1;",
  "a/shared.js": "export const shared = 2;",
  "a/page.js": "export const page = 3;",
  "a/later.js": "const x = 'data-emotion';",
  "a/contact.js": "class Formik {}",
  "a/entry.css": "body { margin: 0 }",
  "a/page.css": "p { margin: 0 }",
};
const read = (/** @type {string} */ file) => Buffer.from(files[file] ?? "");
const size = (/** @type {string[]} */ ...names) =>
  names.reduce((sum, name) => sum + gzipSync(read(name)).length, 0);

/** @type {import("./page-weight.mjs").Manifest} */
const manifest = {
  "index.html": {
    file: "a/entry.js",
    imports: ["_shared"],
    dynamicImports: ["page.tsx", "src/pages/public/contact.tsx"],
    css: ["a/entry.css"],
  },
  _shared: { file: "a/shared.js" },
  "page.tsx": {
    file: "a/page.js",
    imports: ["index.html"],
    dynamicImports: ["later.tsx"],
    css: ["a/page.css"],
  },
  "later.tsx": { file: "a/later.js" },
  "src/pages/public/contact.tsx": { file: "a/contact.js", imports: ["index.html"] },
};
const html = `<script type="module" crossorigin src="/a/entry.js"></script>
  <link rel="stylesheet" crossorigin href="/a/entry.css">
  <link rel="modulepreload" crossorigin href="/a/page.js">`;

describe("a page's weight", () => {
  test("is what its HTML names and what that imports, each counted once", () => {
    expect(pageWeight(html, manifest, read)).toMatchObject({
      js: size("a/entry.js", "a/shared.js", "a/page.js"),
      css: size("a/entry.css", "a/page.css"),
    });
  });

  test("counts what waits for the first picture", () => {
    const held = `<script data-scripts="/a/page.js /a/entry.js">start()</script>
      <link rel="stylesheet" disabled href="/a/entry.css">`;
    expect(pageWeight(held, manifest, read)).toMatchObject({
      js: size("a/entry.js", "a/shared.js", "a/page.js"),
      css: size("a/entry.css", "a/page.css"),
    });
  });

  test("does not count what is loaded later", () => {
    expect(pageWeight(html, manifest, read).scripts).not.toContain("a/later.js");
  });
});

describe("stray packages", () => {
  test("are found in what visitors load later, too; the contact form may hold Formik", () => {
    expect(strayPackages(manifest, "index.html", read)).toEqual(["a/later.js: Emotion"]);
  });

  test("are Formik and Yup anywhere but in the contact form", () => {
    files["a/page.js"] = "class Formik {}";
    expect(strayPackages(manifest, "index.html", read)).toContain("a/page.js: Formik");
  });
});

describe("the panel", () => {
  const entries = { visitors: "index.html", panel: "cp.html" };
  const door = { file: "a/cp.js", imports: ["_shared"], dynamicImports: ["src/app/Panel.tsx"] };
  const panel = { file: "a/panel.js", imports: ["_shared"] };
  const whole = { ...manifest, "cp.html": door, "src/app/Panel.tsx": panel };

  test("is loaded by its own entry, and only after the sign-in", () => {
    expect(strayPanel(whole, entries, read)).toEqual([]);
  });

  test("is found in the reach of visitors", () => {
    const page = { file: "a/page.js", dynamicImports: ["src/app/Panel.tsx"] };
    expect(strayPanel({ ...whole, "page.tsx": page }, entries, read)).toEqual([
      "visitors can load src/app/Panel.tsx",
    ]);
  });

  test("is found in what /cp loads for nobody", () => {
    const open = { ...door, imports: ["later.tsx", "src/app/Panel.tsx"] };
    expect(strayPanel({ ...whole, "cp.html": open }, entries, read)).toEqual([
      "/cp loads before the sign-in: a/later.js: Emotion",
      "/cp loads before the sign-in: src/app/Panel.tsx",
    ]);
  });
});
