/** @typedef {import("@playwright/test").Page} Page */
/** What is touched, or typed into. @typedef {{ target: (page: Page) => import("@playwright/test").Locator, key?: string }} Act */
/** By kind, when each began and how long it took. @typedef {Record<"event" | "longtask", [at: number, ms: number][]>} Seen */
/** @typedef {{ frame: number, task: number }} Times */

/** The shortest duration the browser reports; what it does not report took no longer. */
export const leastMs = 16;
/** Longer than a search box waits for a pause in typing. */
const quietMs = 1000;

/** Records, in the page, what the browser reports about interactions and long tasks. */
export function observe() {
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
 * What was recorded from a moment on.
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
 * Waits until the list is there and nothing has blocked the page for a while; returns what was recorded.
 * @param {Page} page
 * @param {number} from
 */
export async function settled(page, from) {
  for (;;) {
    await page.locator('[role="status"][data-busy="false"]').waitFor();
    const seen = await seenSince(page, from);
    const lastEnd = Math.max(from, ...seen.longtask.map(([at, ms]) => at + ms));
    if (seen.now - lastEnd > quietMs) return seen;
    await page.waitForTimeout(100);
  }
}

/**
 * Moves the pointer, or the focus, to the target. All queries to the page are made here: they
 * would otherwise run between the input and the frame.
 * @param {Page} page
 * @param {Act} act
 */
async function aim(page, { target, key }) {
  const found = target(page);
  await found.scrollIntoViewIfNeeded();
  if (key !== undefined) await found.focus();
  else {
    const box = await found.boundingBox();
    if (!box) throw new Error("What is to be touched is not shown.");
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  }
  await page.waitForTimeout(quietMs);
}

/**
 * Milliseconds from the input to the next frame, and of the longest task from then until the page is idle.
 * @param {Page} page
 * @param {Act} act
 * @returns {Promise<Times>}
 */
export async function timed(page, act) {
  await aim(page, act);
  const began = await page.evaluate(() => performance.now());
  if (act.key !== undefined) await page.keyboard.press(act.key);
  else {
    await page.mouse.down();
    await page.mouse.up();
  }
  await page.waitForTimeout(quietMs);
  const { event, longtask } = await settled(page, began);
  return {
    frame: Math.max(leastMs, ...event.map(([, ms]) => ms)),
    task: Math.max(0, ...longtask.map(([, ms]) => ms)),
  };
}
