// Documents, comments and scripts must refer only to what exists: files, sections of docs/product.md, decisions.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../stages/run.mjs";

const codeFolders = [
  "cms/config",
  "cms/src",
  "cms/tests",
  "shared-types/src",
  "shared-types/tests",
  "web/src",
  "web/e2e",
  "web/vite",
  "web/worker",
  "scripts",
];

/** @param {string} path */
const read = (path) => readFileSync(join(root, path), "utf8");

/**
 * The files below a folder, as paths from the root.
 * @param {string} folder
 * @param {RegExp} name
 */
const filesIn = (folder, name) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => name.test(path))
    .map((path) => join(folder, path));

/**
 * The matches of a pattern's group in files that refer to nothing, as "file: match".
 * @param {string[]} files
 * @param {RegExp} pattern
 * @param {(found: string, file: string) => boolean} isThere
 */
const missing = (files, pattern, isThere) =>
  files.flatMap((file) =>
    [...read(file).matchAll(pattern)]
      .map(([, found = ""]) => found)
      .filter((found) => !isThere(found, file))
      .map((found) => `${file}: ${found}`),
  );

const documents = ["README.md", "SECURITY.md", ...filesIn("docs", /\.md$/)];
const code = codeFolders.flatMap((folder) => filesIn(folder, /\.(ts|tsx|mjs|css|json)$/));
const decisions = filesIn("docs/decisions", /\d{3}-.*\.md$/);

test("links between documents lead to files", () => {
  const links = /\]\((?!https?:|#)([^)#]+)/g;
  const isThere = (/** @type {string} */ path, /** @type {string} */ file) =>
    existsSync(join(root, dirname(file), path));
  expect(missing(documents, links, isThere)).toEqual([]);
});

test("documents name files and folders that exist", () => {
  const paths = /`((?:cms|docs|scripts|shared-types|web)\/[^`\s{}<>*…]*)`/g;
  expect(missing(documents, paths, (path) => existsSync(join(root, path)))).toEqual([]);
});

test("scripts load modules of the built server that exist", () => {
  const loaded = /\bbuilt\("([^"]+)"\)/g;
  const isThere = (/** @type {string} */ path) => existsSync(join(root, "cms/src", `${path}.ts`));
  const scripts = filesIn("scripts", /\.mjs$/);
  expect(missing(scripts, loaded, isThere)).toEqual([]);
});

test("comments cite sections of docs/product.md that exist", () => {
  const headings = new Set([...read("docs/product.md").matchAll(/^### (\S+)/gm)].map(([, n]) => n));
  const cited = /docs\/product\.md (\d+\.\d+)/g;
  expect(missing(code, cited, (section) => headings.has(section))).toEqual([]);
});

test("comments cite decisions that exist", () => {
  const numbers = new Set(
    decisions.map((path) => path.slice("docs/decisions/".length).slice(0, 3)),
  );
  const cited = /docs\/decisions\/(\d{3})/g;
  expect(missing(code, cited, (number) => numbers.has(number))).toEqual([]);
});

test("the index has every decision with its title, date and status", () => {
  const index = read("docs/decisions/README.md").replaceAll(/ +/g, " ");
  for (const path of decisions) {
    const [, number, title] = /^# (\d{3})\. (.*)$/m.exec(read(path)) ?? [];
    const [, date, status] = /^Date: (.*?)\. Status: (\w+)\./m.exec(read(path)) ?? [];
    const file = path.slice("docs/decisions/".length);
    expect(index).toContain(`| [${number}](${file}) | ${title} | ${date} | ${status} |`);
  }
});
