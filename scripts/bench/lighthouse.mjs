import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";
import { root, run as runCommand } from "../stages/run.mjs";
import { publicPages } from "../testing/budgets.mjs";
import { chromiumPath } from "../testing/chromium.mjs";
import { freePort } from "../testing/free-port.mjs";
import { startServer } from "../testing/server.mjs";
import { figure, median, table } from "./figures.mjs";

const patienceMs = 20 * 60_000;

/** @param {string} dataDir */
function hasAllPictures(dataDir) {
  const names = readdirSync(join(dataDir, "images/_web"));
  const made = (/** @type {string} */ ending) => names.filter((name) => name.endsWith(ending));
  return made(".avif").length === made(".webp").length;
}

/** The demo garden as visitors see it, with all pictures that are made in the background. */
async function startDemoSite() {
  const server = await startServer({ env: { LOG_LEVEL: "error", PHOTO_AVIF: "background" } });
  const until = Date.now() + patienceMs;
  while (!hasAllPictures(server.dataDir)) {
    if (Date.now() > until) {
      await server.stop();
      throw new Error("The AVIF files were not made in time.");
    }
    await wait(1000);
  }
  return server;
}

const runs = 5;
const folder = "scripts/bench/lighthouse";
const others = ["accessibility", "best-practices", "seo"];

/** Target LCP in seconds: plans, pages of photos, and pages of text. @param {string} path */
function lcpTarget(path) {
  if (path.startsWith("/plans/")) return 2.0;
  return path === "/" || path.startsWith("/photos") ? 1.8 : 1.0;
}

/**
 * @typedef {object} Result  what is read of Lighthouse's
 * @property {Record<string, { score: number | null }>} categories
 * @property {Record<string, { numericValue?: number }>} audits
 * @property {{ message: string }} [runtimeError]
 */
/** @typedef {(url: string, flags: object, config: object) => Promise<{ lhr: Result }>} Lighthouse */

/** Lighthouse, installed into a folder of its own: 185 MB that only this needs (docs/decisions/029). */
async function load() {
  const cwd = join(root, folder);
  const failure = "Lighthouse could not be installed: check the network connection.";
  const quietly = ["--no-save", "--no-audit", "--no-fund", "--ignore-scripts"];
  await runCommand("npm", ["install", ...quietly], { cwd, failure });
  const file = createRequire(join(cwd, "package.json")).resolve("lighthouse");
  const loaded = /** @type {{ default: Lighthouse }} */ (await import(pathToFileURL(file).href));
  return loaded.default;
}

/** @param {Result} result */
function figuresOf({ categories, audits, runtimeError }) {
  if (runtimeError) throw new Error(runtimeError.message);
  const score = (/** @type {string} */ name) => Math.round((categories[name]?.score ?? NaN) * 100);
  const value = (/** @type {string} */ name) => audits[name]?.numericValue ?? NaN;
  return {
    performance: score("performance"),
    lcp: value("largest-contentful-paint") / 1000,
    cls: value("cumulative-layout-shift"),
    tbt: value("total-blocking-time"),
    others: others.map(score),
  };
}

/** @type {import("./figures.mjs").Columns} */
const columns = {
  ...{ performance: [0, { least: 98 }], "LCP s": 2, CLS: [3, { most: 0.01 }] },
  ...{ "TBT ms": [0, { most: 100 }], accessibility: [0, { least: 100 }] },
  ...{ "best practices": [0, { least: 100 }], SEO: [0, { least: 100 }] },
};

/** Lighthouse on every public page of the demo, on a throttled phone. @type {import("../bench.mjs").Measure} */
export async function run(keep) {
  const lighthouse = await load();
  const { url } = await keep(startDemoSite());
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ["--no-sandbox", `--remote-debugging-port=${port}`],
  });
  await keep({ stop: () => browser.close() });
  /** @type {import("./figures.mjs").Row[]} */
  const rows = [];
  for (const path of await publicPages(url)) {
    // Lighthouse does not score a 404.
    if (path === "/no-such-page") continue;
    /** @type {ReturnType<typeof figuresOf>[]} */
    const all = [];
    for (let turn = 0; turn < runs; turn += 1) {
      const onlyCategories = turn === 0 ? ["performance", ...others] : ["performance"];
      const settings = { throttlingMethod: "devtools", formFactor: "mobile", onlyCategories };
      const config = { extends: "lighthouse:default", settings };
      const { lhr } = await lighthouse(url + path, { port, logLevel: "error" }, config);
      all.push(figuresOf(lhr));
    }
    const middle = (/** @type {"performance" | "lcp" | "cls" | "tbt"} */ name) =>
      median(all.map((one) => one[name]));
    const lcp = middle("lcp");
    const late = lcp > lcpTarget(path) ? " ✗" : "";
    const row = [
      ...[middle("performance"), figure(lcp, 2) + late, middle("cls"), middle("tbt")],
      ...(all[0]?.others ?? []),
    ];
    // Progress: the whole takes a quarter of an hour.
    console.log(path, ...row);
    rows.push([`\`${path}\``, ...row]);
  }
  return table("Page", columns, rows);
}
