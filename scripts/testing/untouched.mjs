import { chromium } from "@playwright/test";
import { headlessPath } from "./chromium.mjs";

/**
 * The script files of this site, by page, that a browser has loaded when nobody has touched the page.
 * @param {string} url  without a slash at the end
 * @param {string[]} pages
 * @returns {Promise<Map<string, string[]>>}
 */
export async function untouchedScripts(url, pages) {
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
