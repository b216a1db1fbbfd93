/** @typedef {import("@playwright/test").Page} Page */
/** What is touched, typed into, or dragged by so many pixels. @typedef {{ target: (page: Page) => import("@playwright/test").Locator, key?: string, drag?: [x: number, y: number] }} Act */
/** When something began and how long it took. @typedef {{ type: string, at: number, ms: number }} Seen */
/** @typedef {{ frame: number, task: number }} Times */

/** The shortest duration the browser reports; what it does not report took no longer. */
export const leastMs = 16;
/** Longer than a search box waits for a pause in typing. */
const quietMs = 1000;
/** In how many moves the pointer drags: one a frame, as a hand does. */
const dragSteps = 20;

/** Records, in the page, what the browser reports about interactions, long tasks and long frames. */
export function observe() {
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
export async function settled(page, from) {
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
  const from = act.drag && (await act.target(page).boundingBox());
  if (act.key !== undefined) await page.keyboard.press(act.key);
  else {
    await page.mouse.down();
    if (act.drag && from) {
      const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
      await page.mouse.move(x + act.drag[0], y + act.drag[1], { steps: dragSteps });
    }
    await page.mouse.up();
  }
  await page.waitForTimeout(quietMs);
  const seen = await settled(page, began);
  const longest = (/** @type {string[]} */ ...types) =>
    Math.max(0, ...seen.flatMap(({ type, ms }) => (types.includes(type) ? ms : [])));
  // What moves with the pointer is no event that the browser times.
  const frame = act.drag ? longest("event", "long-animation-frame") : longest("event");
  return { frame: Math.max(leastMs, frame), task: longest("longtask") };
}
