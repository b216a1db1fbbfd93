import { chromium } from "@playwright/test";
import { chromiumPath } from "../testing/chromium.mjs";
import { figure, median, table } from "./figures.mjs";
import { startGallery } from "./gallery-server.mjs";

export const title = "Interactions on a list of 500 plants";

const plants = 500;
const slowness = 4;
const rounds = 5;
const mostMs = 100;
/** The shortest the browser tells of; what it does not tell of was no longer. */
const leastMs = 16;
/** More than a search waits for a pause in the typing. */
const quietMs = 1000;

const widths = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } };

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {(page: Page) => Promise<void>} Act */
/** By kind, when each began and how long it took. @typedef {Record<"event" | "longtask", [at: number, ms: number][]>} Seen */

const fullSun = (/** @type {Page} */ page) =>
  page.getByRole("link", { name: "Full sun", exact: true }).click();
const byHeight = "a column's heading: 500 rows sorted anew";

/** What a visitor does at each address, one after the other. @type {Record<string, Record<string, Act>>} */
const interactions = {
  "/flora": {
    "a letter typed into the search": (page) => page.getByLabel("Search for").press("o"),
    "Clear: 500 rows again": (page) => page.getByRole("button", { name: "Clear" }).click(),
    [byHeight]: (page) =>
      page.getByRole("columnheader", { name: "Height" }).getByRole("link").click(),
  },
  "/flora?by=sun": {
    "Full sun, which the list offers": fullSun,
    "Full sun given back: 500 rows again": fullSun,
    "a code, for what it means": (page) =>
      page.getByRole("cell").getByRole("button").first().click(),
  },
};

/** Where there are cards, no column has a heading. */
const isAt = (/** @type {string} */ device, /** @type {string} */ name) =>
  device === "desk" || name !== byHeight;

/** Keeps, in the page, what the browser tells of interactions and of tasks that block it. */
function observe() {
  /** @type {Seen} */
  const seen = { event: [], longtask: [] };
  Object.assign(globalThis, { seen });
  for (const type of /** @type {(keyof Seen)[]} */ (["event", "longtask"]))
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        seen[type].push([startTime, duration]);
    }).observe(/** @type {any} */ ({ type, durationThreshold: 16 }));
}

/**
 * What was seen from a moment on.
 * @param {Page} page
 * @param {number} from
 * @returns {Promise<Seen & { now: number }>}
 */
function seenSince(page, from) {
  return page.evaluate((from) => {
    /** @type {Seen} */
    const { event, longtask } = Reflect.get(globalThis, "seen");
    const late = (/** @type {Seen["event"]} */ all) => all.filter(([at]) => at >= from);
    return { event: late(event), longtask: late(longtask), now: performance.now() };
  }, from);
}

/**
 * Waits until the list is there and nothing has blocked the page for a while; gives what was seen.
 * @param {Page} page
 * @param {number} from
 */
async function settled(page, from) {
  for (;;) {
    await page.locator('[role="status"][data-busy="false"]').waitFor();
    const seen = await seenSince(page, from);
    const lastEnd = Math.max(from, ...seen.longtask.map(([at, ms]) => at + ms));
    if (seen.now - lastEnd > quietMs) return seen;
    await page.waitForTimeout(100);
  }
}

/**
 * Milliseconds from the input to the next frame, and of the longest task from then until all is quiet.
 * @param {Page} page
 * @param {Act} act
 */
async function timed(page, act) {
  const began = await page.evaluate(() => performance.now());
  await act(page);
  const { event, longtask } = await settled(page, began);
  return {
    frame: Math.max(leastMs, ...event.map(([, ms]) => ms)),
    task: Math.max(0, ...longtask.map(([, ms]) => ms)),
  };
}

/** @typedef {{ frame: number, task: number }} Times */

/**
 * A visit: everything once, at both addresses.
 * @param {Page} page
 * @param {string} url
 * @param {string} device
 * @param {(name: string, times: Times) => void} note
 */
async function visit(page, url, device, note) {
  for (const [path, acts] of Object.entries(interactions)) {
    await page.goto(url + path);
    await settled(page, 0);
    for (const [name, act] of Object.entries(acts))
      if (isAt(device, name)) note(name, await timed(page, act));
  }
}

/**
 * @param {import("@playwright/test").Browser} browser
 * @param {string} url
 * @param {keyof typeof widths} device
 */
async function measure(browser, url, device) {
  /** @type {Map<string, Times[]>} */
  const all = new Map();
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext({ viewport: widths[device], serviceWorkers: "block" });
    const page = await context.newPage();
    await page.addInitScript(observe);
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowness });
    await visit(page, url, device, (name, times) => {
      all.set(name, [...(all.get(name) ?? []), times]);
    });
    await context.close();
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

/** How soon the list of 500 plants answers a hand, on a slow processor. */
export async function run() {
  const server = await startGallery({ photos: 20, plants, env: { LOG_LEVEL: "error" } });
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const rows = [
      ...(await measure(browser, server.url, "phone")),
      ...(await measure(browser, server.url, "desk")),
    ];
    return [
      `A processor slowed ${slowness} times, medians of ${rounds} visits, ms. From the input to the next frame as the browser's`,
      `Event Timing tells it, in steps of 8; target: at most ${mostMs}. Beside it the longest task until all is quiet: what`,
      `the answer, which comes later, costs to show.`,
      ``,
      table(["Interaction", "next frame", "longest task"], rows),
    ].join("\n");
  } finally {
    await browser.close();
    await server.stop();
  }
}
