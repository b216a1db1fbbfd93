import { chromium } from "@playwright/test";
import { chromiumPath } from "../testing/chromium.mjs";
import { median, table } from "./figures.mjs";

/** @typedef {import("@playwright/test").Page} Page */
/** What is touched, typed into, or dragged by so many pixels: Playwright's selector of it. @typedef {{ at: string, key?: string, drag?: [x: number, y: number] }} Act */
/** When something began and how long it took. @typedef {{ type: string, at: number, ms: number }} Seen */
/** By address, what is done there, one act after the other. @typedef {Record<string, Record<string, Act>>} Visit */

const slowness = 4;
const rounds = 5;
/** The shortest duration the browser reports; what it does not report took no longer. */
const leastMs = 16;
/** Longer than a search box waits for a pause in typing. */
const quietMs = 1000;
/** In how many moves the pointer drags: one a frame, as a hand does. */
const dragSteps = 20;

const devices = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } };

/** Records, in the page, what the browser reports about interactions, long tasks and long frames. */
function observe() {
  /** @type {Seen[]} */
  const seen = [];
  Object.assign(globalThis, { seen });
  for (const type of ["event", "longtask", "long-animation-frame"])
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        // What appears under a pointer that rests gets events too: they are no interaction.
        if (type !== "event" || Reflect.get(entry, "interactionId") > 0)
          seen.push({ type, at: entry.startTime, ms: entry.duration });
    }).observe(/** @type {any} */ ({ type, durationThreshold: 16 }));
}

/**
 * Waits until no list is being fetched and nothing has blocked the page for a while; returns what was recorded.
 * @param {Page} page
 * @param {number} from
 */
async function settled(page, from) {
  for (;;) {
    await page.locator('[data-busy="true"]').first().waitFor({ state: "detached" });
    const now = await page.evaluate(() => performance.now());
    /** @type {Seen[]} */
    const all = await page.evaluate(() => Reflect.get(globalThis, "seen"));
    const seen = all.filter(({ at }) => at >= from);
    const tasks = seen.filter(({ type }) => type === "longtask");
    if (now - Math.max(from, ...tasks.map(({ at, ms }) => at + ms)) > quietMs) return seen;
    await page.waitForTimeout(100);
  }
}

/**
 * Milliseconds from the input to the next frame, and of the longest task from then until the page is idle.
 * @param {Page} page
 * @param {Act} act
 */
async function timed(page, { at, key, drag = [0, 0] }) {
  // All queries to the page are made first: they would otherwise run between the input and the frame.
  const target = page.locator(at);
  await target.scrollIntoViewIfNeeded();
  if (key !== undefined) await target.focus();
  const box = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (key === undefined) await page.mouse.move(x, y);
  await page.waitForTimeout(quietMs);
  const began = await page.evaluate(() => performance.now());
  const isDragged = drag.some(Boolean);
  if (key !== undefined) await page.keyboard.press(key);
  else {
    await page.mouse.down();
    if (isDragged) await page.mouse.move(x + drag[0], y + drag[1], { steps: dragSteps });
    await page.mouse.up();
  }
  await page.waitForTimeout(quietMs);
  const seen = await settled(page, began);
  const longest = (/** @type {string[]} */ ...types) =>
    Math.max(0, ...seen.flatMap(({ type, ms }) => (types.includes(type) ? ms : [])));
  // What moves with the pointer is no event that the browser times.
  const frame = isDragged ? longest("event", "long-animation-frame") : longest("event");
  return { frame: Math.max(leastMs, frame), task: longest("longtask") };
}

/**
 * Visits the addresses as often as a median needs, each time in a new browser with a slow processor; a row for each act.
 * @param {string} url  the site's
 * @param {keyof typeof devices} device
 * @param {Visit} visit
 * @param {(page: Page) => Promise<unknown>} [enter]  signs in
 * @returns {Promise<import("./figures.mjs").Row[]>}
 */
export async function measureVisits(url, device, visit, enter) {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  /** @type {Map<string, Awaited<ReturnType<typeof timed>>[]>} */
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
