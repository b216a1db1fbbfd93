import { chromium } from "@playwright/test";
import { chromiumPath } from "../testing/chromium.mjs";
import { median, table } from "./figures.mjs";
import { leastMs, observe, settled, timed } from "./timed-act.mjs";

const slowness = 4;
const rounds = 5;

const devices = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } };

/** @typedef {import("./timed-act.mjs").Act} Act */
/** @typedef {import("./timed-act.mjs").Times} Times */
/** By address, what is done there, one act after the other. @typedef {Record<string, Record<string, Act>>} Visit */

/**
 * Visits the addresses as often as a median needs, each time in a new browser with a slow processor; a row for each act.
 * @param {string} url  the site's
 * @param {keyof typeof devices} device
 * @param {Visit} visit
 * @param {(page: import("@playwright/test").Page) => Promise<unknown>} [enter]  signs in
 * @returns {Promise<import("./figures.mjs").Row[]>}
 */
export async function measureVisits(url, device, visit, enter) {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  /** @type {Map<string, Times[]>} */
  const all = new Map();
  try {
    for (let round = 0; round < rounds; round += 1) {
      const viewport = devices[device];
      const context = await browser.newContext({ viewport, serviceWorkers: "block" });
      const page = await context.newPage();
      await enter?.(page);
      await page.addInitScript(observe);
      const session = await context.newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: slowness });
      for (const [path, acts] of Object.entries(visit)) {
        await page.goto(url + path);
        await settled(page, 0);
        for (const [name, act] of Object.entries(acts))
          all.set(name, [...(all.get(name) ?? []), await timed(page, act)]);
      }
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return [...all].map(([name, times]) => {
    const frame = median(times.map((one) => one.frame));
    const task = median(times.map((one) => one.task));
    return [`${device}: ${name}`, frame > leastMs ? frame : `≤ ${leastMs}`, task];
  });
}

/** @param {import("./figures.mjs").Row[]} rows */
export const visitsTable = (rows) =>
  table("Interaction", { "next frame": [0, { most: 100 }], "longest task": 0 }, rows);
