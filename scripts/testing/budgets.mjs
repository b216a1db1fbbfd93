import { closeSync, readdirSync, readFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { root } from "../stages/run.mjs";
import { PlainError } from "../stages/say.mjs";
import { dot, line, logOf } from "./progress.mjs";
import { gzipped, pageWeight, strayPackages, strayPanel } from "./page-weight.mjs";
import { headlessPath } from "./chromium.mjs";

/**
 * The script files of this site, by page, that a browser has loaded when nobody has touched the page.
 * @param {string} url  without a slash at the end
 * @param {string[]} pages
 * @returns {Promise<Map<string, string[]>>}
 */
async function untouchedScripts(url, pages) {
  const browser = await chromium.launch({ executablePath: headlessPath(), args: ["--no-sandbox"] });
  const found = new Map();
  try {
    for (const path of pages) {
      // What a service worker fetches for later is no part of the page.
      const context = await browser.newContext({ serviceWorkers: "block" });
      const page = await context.newPage();
      /** @type {Set<string>} */
      const scripts = new Set();
      page.on("request", (request) => {
        const { pathname } = new URL(request.url());
        if (request.resourceType() === "script") scripts.add(pathname.slice(1));
      });
      await page.goto(url + path, { waitUntil: "networkidle" });
      found.set(path, [...scripts]);
      await context.close();
    }
    return found;
  } finally {
    await browser.close();
  }
}

const client = join(root, "web/dist/client");
const entry = "index.html";
const panelEntry = "cp.html";

/**
 * Budget for visitors: kilobytes of 1000 bytes, compressed with gzip, and number of scripts (docs/decisions/028).
 * `untouched`: with all that comes by itself after the first view, as home's slider does.
 */
const budget = {
  homeJs: 123.1,
  js: 150,
  homeUntouched: 139.8,
  untouched: 153.7,
  css: 13,
  files: 13,
  /** The roman and the italic of a first screen, compressed as they are. */
  fonts: 45,
};

const fixedPages = [
  ...[
    "/",
    "/plans/blueprint2",
    "/plans/blueprint1",
    "/resources",
    "/cats",
    "/fauna",
    "/flora",
    "/calendar",
  ],
  ...["/photos", "/contact", "/no-such-page"],
];

/** @typedef {{ keyId: string }[]} Species */
/** @typedef {{ items: { photoId: number }[] }} Photos */

/** @param {string} file */
const read = (file) => readFileSync(join(client, file));

/**
 * One detail page of each kind, as the calls name them.
 * @param {string} url
 */
async function detailPages(url) {
  const post = async (/** @type {string} */ call) => {
    const headers = { "content-type": "application/json" };
    const response = await fetch(`${url}/api/${call}`, { method: "POST", headers, body: "{}" });
    return response.text();
  };
  const texts = await Promise.all(["flora", "fauna", "photos"].map(post));
  /** @type {[Species, Species, Photos]} */
  const [[plant], [animal], { items }] = /** @type {any} */ (texts.map((text) => JSON.parse(text)));
  if (plant && animal && items[0])
    return [`/flora/${plant.keyId}`, `/fauna/${animal.keyId}`, `/photos/${items[0].photoId}`];
  throw new PlainError("The site has no plant, animal or photo whose page could be weighed.");
}

/**
 * Paths of all public pages, one of each kind.
 * @param {string} url  without a slash at the end
 */
export async function publicPages(url) {
  return [...fixedPages, ...(await detailPages(url))];
}

/**
 * Weighs every public page of a running site.
 * @param {string} url  without a slash at the end
 * @returns {Promise<import("./runners.mjs").Count>}
 */
export async function checkBudgets(url) {
  /** @type {import("./page-weight.mjs").Manifest} */
  const manifest = JSON.parse(read(".vite/manifest.json").toString("utf8"));
  const log = logOf("budgets");
  let passed = 0;
  /** @type {string[]} */
  const failures = [];
  const expectBudget = (/** @type {boolean} */ good, /** @type {string} */ figures) => {
    writeSync(log.fd, `${good ? "ok  " : "OVER"} ${figures}\n`);
    if (good) {
      passed += 1;
      dot();
    } else {
      failures.push(figures);
      line(`✗ ${figures}`);
    }
  };

  const pages = await publicPages(url);
  const loaded = await untouchedScripts(url, pages);
  for (const page of pages) {
    const html = await (await fetch(url + page)).text();
    const { js, css, scripts } = pageWeight(html, manifest, read);
    const allowed = page === "/" ? budget.homeJs : budget.js;
    const isFew = scripts.length > 0 && scripts.length <= budget.files;
    const good = isFew && js <= allowed * 1000 && css <= budget.css * 1000 && css > 0;
    const figures = `JS ${(js / 1000).toFixed(1)} of ${allowed} kB in ${scripts.length} of ${budget.files} files, CSS ${(css / 1000).toFixed(1)} of ${budget.css} kB`;
    expectBudget(good, `${page} ${figures}`);

    const files = loaded.get(page) ?? [];
    const all = gzipped(files, read);
    const most = page === "/" ? budget.homeUntouched : budget.untouched;
    // A browser that did not load what the page names has shown nothing.
    const isWhole = scripts.every((file) => files.includes(file));
    const words = `JS ${(all / 1000).toFixed(1)} of ${most} kB once all has come, untouched`;
    expectBudget(isWhole && all <= most * 1000, `${page} ${words}`);
  }

  const faces = readdirSync(join(client, "assets/app")).filter((name) =>
    /^newsreader-.*\.woff2$/.test(name),
  );
  const fonts = faces.reduce((sum, name) => sum + read(`assets/app/${name}`).length, 0);
  expectBudget(
    faces.length === 2 && fonts <= budget.fonts * 1000,
    `roman and italic ${(fonts / 1000).toFixed(1)} of ${budget.fonts} kB in ${faces.length} files`,
  );

  const strays = strayPackages(manifest, entry, read);
  expectBudget(
    strays.length === 0,
    strays.length === 0
      ? "visitors load nothing of Chakra, Emotion, Formik, Yup or Tiptap"
      : `visitors can load ${strays.join(", ")}: import it in the panel only`,
  );
  const panel = strayPanel(manifest, { visitors: entry, panel: panelEntry }, read);
  expectBudget(
    panel.length === 0,
    panel.length === 0
      ? "the panel is the owner's alone: nobody else loads a screen of it"
      : panel.join("; "),
  );
  closeSync(log.fd);
  return { passed, failed: failures.length, failures };
}
