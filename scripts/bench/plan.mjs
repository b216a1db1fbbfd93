import { table } from "./figures.mjs";
import { makeGallery } from "./gallery.mjs";
import { ownerAccount, signedIn, signIn } from "./owner.mjs";
import { stoppingAll } from "./stopping.mjs";
import { measureVisits, visitsHead, visitsIntro } from "./visits.mjs";

export const title = "Interactions on a plan of 500 plantings";

const plants = 100;
const plantings = 500;
const perRow = 25;
const keyId = "large";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("./visits.mjs").Visit} Visit */

/** @param {Page} page */
const drawing = (page) => page.getByRole("region", { name: "Drawing", exact: true });

/** @param {Page} page */
const tools = (page) => page.getByRole("group", { name: "Tools" });

/** @type {Visit} */
const visitor = {
  [`/plans/${keyId}`]: {
    "a mark touched: its card": {
      target: (page) => page.locator("[data-planting]").nth(130).locator("circle").first(),
    },
    "an arrow key: the next mark": {
      target: (page) => page.locator('[data-planting][tabindex="0"]'),
      key: "ArrowRight",
    },
    "the year slider: a year back": {
      target: (page) => page.getByRole("slider", { name: /^What stood in/ }),
      key: "ArrowLeft",
    },
    "Zoom in": { target: (page) => page.getByRole("button", { name: "Zoom in" }) },
    "the enlarged drawing dragged": {
      target: (page) => page.locator("[data-planting]").nth(130).locator("circle").first(),
      drag: [-120, -60],
    },
  },
};

/** @type {Visit} */
const editor = {
  [`/cp/plan/${keyId}`]: {
    "a mark clicked: its fields": { target: (page) => drawing(page).getByRole("button").nth(130) },
    "a mark dragged": {
      target: (page) => drawing(page).getByRole("button").nth(131),
      drag: [60, 30],
    },
    "all marks selected": { target: drawing, key: "Control+a" },
    "all moved by a key": { target: drawing, key: "Alt+ArrowRight" },
    Undo: { target: (page) => tools(page).getByRole("button", { name: "Undo" }) },
    "a letter typed into Find a plant": {
      target: (page) => page.getByRole("searchbox", { name: "Find a plant" }),
      key: "o",
    },
    "Zoom in": { target: (page) => tools(page).getByRole("button", { name: "Zoom in" }) },
  },
};

/**
 * Adds a blank lot on which all plants stand several times, planted over three years.
 * @param {string} url
 */
async function addPlan(url) {
  const headers = { ...(await signedIn(url)), "content-type": "application/json" };
  const rows = Math.ceil(plantings / perRow);
  const flora = /** @type {{ plantId: number }[]} */ (
    await (await fetch(`${url}/api/flora`, { method: "POST", headers, body: "{}" })).json()
  );
  const planted = Array.from({ length: plantings }, (_, n) => ({
    ...{ plantingId: 0, plantId: flora[n % flora.length]?.plantId, bedId: 0, number: 1 },
    ...{ x: ((n % perRow) + 0.5) / perRow, y: (Math.floor(n / perRow) + 0.5) / rows },
    ...{ plantedOn: String(2021 + (n % 3)), removedOn: null, note: "" },
  }));
  const lot = {
    ...{ sheetId: 0, photoId: 0, title: "The lot", alt: "", caption: "", north: null },
    ...{ feet: 100, depth: 75, beds: [], plantings: planted },
  };
  const plan = {
    ...{ planId: 0, keyId, title: "A large plan", period: "", intro: "", order: 0 },
    ...{ internal: false, sheets: [lot] },
  };
  const body = JSON.stringify(plan);
  const answer = await fetch(`${url}/api/planadd`, { method: "POST", headers, body });
  const faults = await answer.text();
  if (faults !== "[]") throw new Error(`The plan was not saved: ${faults}`);
}

/** How soon a plan of 500 plantings responds to input, for visitors and in the editor, on a slow processor. */
export function run() {
  return stoppingAll(async (keep) => {
    const gallery = await keep(makeGallery({ photos: 20, plants }));
    const { url } = await keep(gallery.start(ownerAccount));
    await addPlan(url);
    const rows = [
      ...(await measureVisits(url, "phone", visitor)),
      ...(await measureVisits(url, "desk", visitor)),
      ...(await measureVisits(url, "desk", editor, signIn(url))),
    ];
    return [
      `${plants} plants, each on the plan ${plantings / plants} times.`,
      visitsIntro,
      ``,
      table(visitsHead, rows),
    ].join("\n");
  });
}
