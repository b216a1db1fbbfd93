import { chromium } from "@playwright/test";
import { publicPages } from "../testing/budgets.mjs";
import { chromiumPath } from "../testing/chromium.mjs";
import { startDemoSite } from "./demo-site.mjs";
import { table } from "./figures.mjs";

export const title = "Bytes of a first visit";

/** Lighthouse's phone. */
const phone = {
  viewport: { width: 412, height: 823 },
  ...{ deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
};

/** Columns by Chromium's resource types; all others are 'other'. */
const columns = ["Document", "Stylesheet", "Script", "Font", "Image", "other"];

/**
 * Bytes transferred in a first visit, headers included, by column.
 * @param {import("@playwright/test").Browser} browser
 * @param {string} address
 */
async function visit(browser, address) {
  // What a service worker fetches for later does not belong to the visit.
  const context = await browser.newContext({ ...phone, serviceWorkers: "block" });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    /** @type {Map<string, string>} */
    const kinds = new Map();
    const bytes = new Map(columns.map((column) => [column, 0]));
    session.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId) ?? "other";
      const column = bytes.has(kind) ? kind : "other";
      bytes.set(column, (bytes.get(column) ?? 0) + encodedDataLength);
    });
    await page.goto(address, { waitUntil: "networkidle" });
    return columns.map((column) => bytes.get(column) ?? 0);
  } finally {
    await context.close();
  }
}

/** What a phone with an empty cache downloads for each public page of the demo. */
export async function run() {
  const server = await startDemoSite();
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ["--no-sandbox"] });
  try {
    const rows = [];
    for (const path of await publicPages(server.url)) {
      const bytes = await visit(browser, server.url + path);
      const sum = bytes.reduce((a, b) => a + b, 0);
      rows.push([`\`${path}\``, ...[...bytes, sum].map((value) => (value / 1000).toFixed(1))]);
    }
    return [
      `kB (1000 bytes) transferred, headers included, to a phone of 412 × 823 points (1.75 pixels`,
      `each) with an empty cache that does not scroll; text in brotli.`,
      ``,
      table(["Page", "HTML", "CSS", "JavaScript", "fonts", "pictures", "other", "sum"], rows),
    ].join("\n");
  } finally {
    await browser.close();
    await server.stop();
  }
}
