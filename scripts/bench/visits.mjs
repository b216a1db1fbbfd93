import { chromium } from "@playwright/test";
import { chromiumPath } from "../testing/chromium.mjs";
import { figure, median } from "./figures.mjs";
import { leastMs, observe, settled, timed } from "./timed-act.mjs";

const slowness = 4;
const rounds = 5;
const mostMs = 100;

const devices = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } };

/** What the sections of interactions say above their tables. */
export const visitsIntro = [
  `A processor slowed ${slowness} times, medians of ${rounds} visits, ms. From the input to the next frame as the browser's`,
  `Event Timing reports it, in steps of 8 (dragging: the longest of its frames); target: at most ${mostMs}. Beside it the longest`,
  `task until the page is idle: what showing the result costs.`,
].join("\n");
export const visitsHead = ["Interaction", "next frame", "longest task"];

/** @typedef {import("./timed-act.mjs").Act} Act */
/** @typedef {import("./timed-act.mjs").Times} Times */
/** By address, what is done there, one act after the other. @typedef {Record<string, Record<string, Act>>} Visit */

/**
 * Visits the addresses as often as a median needs, each time in a new browser; a row for each act.
 * @param {string} url  the site's
 * @param {keyof typeof devices} device
 * @param {Visit} visit
 * @param {(page: import("@playwright/test").Page) => Promise<unknown>} [enter]  signs in
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
    return [
      `${device}: ${name}`,
      `${frame > leastMs ? figure(frame) : `≤ ${leastMs}`}${frame <= mostMs ? "" : " ✗"}`,
      figure(median(times.map((one) => one.task))),
    ];
  });
}
