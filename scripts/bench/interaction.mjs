import { chromium } from "@playwright/test";
import { chromiumPath } from "../testing/chromium.mjs";
import { figure, median, table } from "./figures.mjs";
import { startGallery } from "./gallery-server.mjs";
import { leastMs, observe, settled, timed } from "./timed-act.mjs";

export const title = "Interactions on a list of 500 plants";

const plants = 500;
const slowness = 4;
const rounds = 5;
const mostMs = 100;

const widths = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } };

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("./timed-act.mjs").Act} Act */
/** @typedef {import("./timed-act.mjs").Times} Times */

/** @type {Act} */
const fullSun = { target: (page) => page.getByRole("link", { name: /^Full sun/ }) };
/** @type {Act} */
const anySun = {
  target: (page) => page.getByRole("group", { name: "Sun" }).getByRole("link", { name: "Any" }),
};
const byHeight = "a column's heading: 500 rows sorted anew";

/** What a visitor does at each address, one after the other. @type {Record<string, Record<string, Act>>} */
const interactions = {
  "/flora": {
    "a letter typed into the search": {
      target: (page) => page.getByLabel("Search for"),
      key: "o",
    },
    "Clear: 500 rows again": { target: (page) => page.getByRole("button", { name: "Clear" }) },
    [byHeight]: {
      target: (page) => page.getByRole("columnheader", { name: "Height" }).getByRole("link"),
    },
  },
  "/flora?season=sum": {
    "Full sun, one of the filters": fullSun,
    "any sun again": anySun,
    "a code, for what it means": {
      target: (page) => page.getByRole("cell").getByRole("button").first(),
    },
  },
};

/** Cards have no column headings. */
const isAt = (/** @type {string} */ device, /** @type {string} */ name) =>
  device === "desk" || name !== byHeight;

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

/** How soon the list of 500 plants responds to input, on a slow processor. */
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
      `Event Timing reports it, in steps of 8; target: at most ${mostMs}. Beside it the longest task until the page is idle: what`,
      `showing the result costs.`,
      ``,
      table(["Interaction", "next frame", "longest task"], rows),
    ].join("\n");
  } finally {
    await browser.close();
    await server.stop();
  }
}
