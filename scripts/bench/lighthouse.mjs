import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";
import { root, run as runCommand } from "../stages/run.mjs";
import { fingerprint, isFresh, mark } from "../stages/stamp.mjs";
import { publicPages } from "../testing/budgets.mjs";
import { chromiumPath } from "../testing/chromium.mjs";
import { freePort } from "../testing/free-port.mjs";
import { startDemoSite } from "./demo-site.mjs";
import { judged, median, ratio, table } from "./figures.mjs";

export const title = "Lighthouse, mobile";

const runs = 5;
const folder = "scripts/bench/lighthouse";
const target = { performance: 98, cls: 0.01, tbt: 100 };
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
  const stamp = `${folder}/node_modules/.installed`;
  const print = fingerprint([`${folder}/package.json`, `${folder}/package-lock.json`]);
  if (!isFresh(stamp, print)) {
    await runCommand(
      "npm",
      ["install", "--no-save", "--no-audit", "--no-fund", "--ignore-scripts"],
      {
        cwd,
        failure: "Lighthouse could not be installed: check the network connection.",
      },
    );
    mark(stamp, print);
  }
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

/** @param {string} path @param {ReturnType<typeof figuresOf>[]} all */
function row(path, all) {
  const middle = (/** @type {"performance" | "lcp" | "cls" | "tbt"} */ name) =>
    median(all.map((one) => one[name]));
  const performance = middle("performance");
  const lcp = middle("lcp");
  const cls = middle("cls");
  const tbt = middle("tbt");
  return [
    `\`${path}\``,
    judged(performance, 0, performance >= target.performance),
    ratio(lcp, lcp <= lcpTarget(path)),
    judged(cls, 3, cls <= target.cls),
    judged(tbt, 0, tbt <= target.tbt),
    ...(all[0]?.others ?? []).map((score) => judged(score, 0, score === 100)),
  ];
}

/** Lighthouse on every public page of the demo, on a throttled phone. */
export async function run() {
  const lighthouse = await load();
  const server = await startDemoSite();
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ["--no-sandbox", `--remote-debugging-port=${port}`],
  });
  try {
    // Lighthouse does not score a 404.
    const pages = (await publicPages(server.url)).filter((path) => path !== "/no-such-page");
    const rows = [];
    for (const path of pages) {
      const all = [];
      for (let turn = 0; turn < runs; turn += 1) {
        const onlyCategories = turn === 0 ? ["performance", ...others] : ["performance"];
        const settings = { throttlingMethod: "devtools", formFactor: "mobile", onlyCategories };
        const config = { extends: "lighthouse:default", settings };
        const { lhr } = await lighthouse(server.url + path, { port, logLevel: "error" }, config);
        all.push(figuresOf(lhr));
      }
      const figures = row(path, all);
      // Progress: the whole takes a quarter of an hour.
      console.log(figures.join("  "));
      rows.push(figures);
    }
    return [
      `Lighthouse 12.8.2, mobile, throttled by the browser (\`devtools\`), medians of ${runs} runs; the last three`,
      `scores of one. Targets: performance ≥ ${target.performance}, LCP ≤ 2.0 s for plans, 1.8 s for home and photos, 1.0 s for others,`,
      `CLS ≤ ${target.cls}, TBT ≤ ${target.tbt} ms, the other scores 100.`,
      ``,
      table(
        [
          ...["Page", "performance", "LCP s", "CLS", "TBT ms"],
          ...["accessibility", "best practices", "SEO"],
        ],
        rows,
      ),
    ].join("\n");
  } finally {
    await browser.close();
    await server.stop();
  }
}
