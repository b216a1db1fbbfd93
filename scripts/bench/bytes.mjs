import { chromium } from "@playwright/test";
import { publicPages } from "../testing/budgets.mjs";
import { chromiumPath } from "../testing/chromium.mjs";
import { startDemoSite } from "./demo-site.mjs";
import { table } from "./figures.mjs";

/** Lighthouse's phone. */
const phone = {
  viewport: { width: 412, height: 823 },
  ...{ deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
};

/** Columns by Chromium's resource types; all others are 'other'. */
const columns = {
  ...{ Document: "HTML", Stylesheet: "CSS", Script: "JavaScript", Font: "fonts" },
  ...{ Image: "pictures", other: "other" },
};

/**
 * kB transferred in a first visit, headers included, by column.
 * @param {import("@playwright/test").Browser} browser
 * @param {string} address
 */
async function visit(browser, address) {
  // What a service worker fetches for later does not belong to the visit.
  const context = await browser.newContext({ ...phone, serviceWorkers: "block" });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  /** @type {Map<string, string>} */
  const kinds = new Map();
  const kB = new Map(Object.keys(columns).map((kind) => [kind, 0]));
  session.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? "other";
    const column = kB.has(kind) ? kind : "other";
    kB.set(column, (kB.get(column) ?? 0) + encodedDataLength / 1000);
  });
  await page.goto(address, { waitUntil: "networkidle" });
  await context.close();
  return [...kB.values()];
}

/** What a phone with an empty cache downloads for each public page of the demo. @type {import("../bench.mjs").Measure} */
export async function run(keep) {
  const { url } = await keep(startDemoSite());
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ["--no-sandbox"] });
  await keep({ stop: () => browser.close() });
  /** @type {import("./figures.mjs").Row[]} */
  const rows = [];
  for (const path of await publicPages(url)) {
    const kB = await visit(browser, url + path);
    rows.push([`\`${path}\``, ...kB, kB.reduce((a, b) => a + b, 0)]);
  }
  const heads = [...Object.values(columns), "sum"].map((head) => [head, 1]);
  return table("Page", Object.fromEntries(heads), rows);
}
