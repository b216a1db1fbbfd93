import { gzipSync } from "node:zlib";

/**
 * @typedef {object} Chunk  an entry of Vite's manifest
 * @property {string} file
 * @property {string} [src]
 * @property {string[]} [imports]
 * @property {string[]} [dynamicImports]
 * @property {string[]} [css]
 */
/** @typedef {Record<string, Chunk>} Manifest */

/** What marks a package's code, also when minified. */
const markers = {
  Chakra: "chakra",
  Emotion: "data-emotion",
  Formik: "Formik",
  Yup: "__isYupSchema__",
  Tiptap: "ProseMirror",
  "the panel's addresses": "/cp/keywordindex",
};

/** The contact form is the only form visitors load. */
const contactPage = "src/pages/public/contact.tsx";
const contactMay = ["Formik", "Yup"];

/**
 * The names of the chunks that loading these brings along.
 * @param {Manifest} manifest
 * @param {string[]} names
 * @param {"imports" | "all"} follow  `all` also what may be loaded later
 * @param {string[]} [without]
 */
function closure(manifest, names, follow, without = []) {
  const seen = new Set(without);
  const found = [];
  const queue = [...names];
  for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) continue;
    seen.add(name);
    found.push(name);
    queue.push(...(chunk.imports ?? []));
    if (follow === "all") queue.push(...(chunk.dynamicImports ?? []));
  }
  return found;
}

/**
 * Addresses of one kind of file in a page, from its tags.
 * @param {string} html
 * @param {RegExp} tag
 */
function addresses(html, tag) {
  return [...html.matchAll(tag)].flatMap(([text]) => {
    const address = /(?:src|href)="\/([^"?]+)"/.exec(text)?.[1];
    return address ? [address] : [];
  });
}

/**
 * Bytes of all files, compressed with gzip.
 * @param {Iterable<string>} files
 * @param {(file: string) => Buffer} read  a file of the client build
 */
export function gzipped(files, read) {
  return [...files].reduce((sum, file) => sum + gzipSync(read(file)).length, 0);
}

/**
 * Bytes of JavaScript and CSS, compressed with gzip, that a page's first view takes: what its HTML
 * names, and what that imports.
 * @param {string} html  as served
 * @param {Manifest} manifest
 * @param {(file: string) => Buffer} read  a file of the client build
 */
export function pageWeight(html, manifest, read) {
  const tags = /<script[^>]*type="module"[^>]*>|<link[^>]*modulepreload[^>]*>/g;
  // What waits for the first picture (web/src/app/first-picture.ts).
  const waiting = /<script data-scripts="([^"]+)"/.exec(html)?.[1]?.split(" ") ?? [];
  const named = [...addresses(html, tags), ...waiting.map((address) => address.slice(1))];
  const byFile = new Map(Object.entries(manifest).map(([name, { file }]) => [file, name]));
  const names = named.flatMap((file) => byFile.get(file) ?? []);
  const chunks = closure(manifest, names, "imports").flatMap((name) => manifest[name] ?? []);
  const scripts = new Set([...named, ...chunks.map(({ file }) => file)]);
  const styles = new Set([
    ...addresses(html, /<link[^>]*stylesheet[^>]*>/g),
    ...chunks.flatMap(({ css = [] }) => css),
  ]);
  return { js: gzipped(scripts, read), css: gzipped(styles, read), scripts: [...scripts] };
}

/**
 * The chunks a visitor could ever load that hold code of the panel's packages, as 'file: package'.
 * @param {Manifest} manifest
 * @param {string} entry  the public entry's name in the manifest
 * @param {(file: string) => Buffer} read
 */
export function strayPackages(manifest, entry, read) {
  /** @param {string[]} names @param {string[]} allowed */
  const strays = (names, allowed) =>
    names.flatMap((name) => {
      const file = manifest[name]?.file ?? "";
      if (!file.endsWith(".js")) return [];
      const code = read(file).toString("utf8");
      return Object.entries(markers)
        .filter(([label, marker]) => !allowed.includes(label) && code.includes(marker))
        .map(([label]) => `${file}: ${label}`);
    });
  const all = closure(manifest, [entry], "all", [contactPage]);
  const contacts = closure(manifest, [contactPage], "all", all);
  return [...strays(all, []), ...strays(contacts, contactMay)];
}

/** The doorstep of the panel may know its addresses, to lead back to one after the sign-in. */
const doorstepMay = ["the panel's addresses"];

/**
 * What stands against the panel being the owner's alone, in words: its modules in the reach of
 * visitors, and its screens or packages in what /cp loads before anyone has signed in.
 * @param {Manifest} manifest
 * @param {{ visitors: string, panel: string }} entries  names in the manifest
 * @param {(file: string) => Buffer} read
 */
export function strayPanel(manifest, { visitors, panel }, read) {
  const isPanels = (/** @type {string} */ name) =>
    /^src\/(pages\/cp|features\/[^/]+\/admin|app\/Panel)/.test(name);
  const reached = closure(manifest, [visitors], "all").filter(isPanels);
  const atTheDoor = closure(manifest, [panel], "imports");
  const early = atTheDoor.flatMap((name) => {
    const file = manifest[name]?.file ?? "";
    // What it may load later it names, and names prove nothing.
    const code = read(file)
      .toString("utf8")
      .replace(/(?:assets\/app|\.)\/[\w.-]+/g, "");
    const held = Object.entries(markers).filter(([label]) => !doorstepMay.includes(label));
    return [
      ...(isPanels(name) ? [name] : []),
      ...held.filter(([, marker]) => code.includes(marker)).map(([label]) => `${file}: ${label}`),
    ];
  });
  return [
    ...reached.map((name) => `visitors can load ${name}`),
    ...early.map((what) => `/cp loads before the sign-in: ${what}`),
  ];
}
