import { makeGallery } from "./gallery.mjs";
import { ownerAccount, ownerCalls, signIn } from "./owner.mjs";
import { measureVisits, visitsTable } from "./visits.mjs";

const plantings = 500;
const perRow = 25;
const keyId = "large";

const planting = "[data-planting] >> nth=130 >> circle >> nth=0";

/** @type {import("./visits.mjs").Visit} */
const visitor = {
  [`/plans/${keyId}`]: {
    "a mark touched: its card": { at: planting },
    "an arrow key: the next mark": { at: '[data-planting][tabindex="0"]', key: "ArrowRight" },
    "the year slider: a year back": {
      at: "role=slider[name=/^What stood in/]",
      key: "ArrowLeft",
    },
    "Zoom in": { at: 'role=button[name="Zoom in"]' },
    "the enlarged drawing dragged": { at: planting, drag: [-120, -60] },
  },
};

const drawing = 'role=region[name="Drawing"]';

/** @type {import("./visits.mjs").Visit} */
const editor = {
  [`/cp/plan/${keyId}`]: {
    "a mark clicked: its fields": { at: `${drawing} >> role=button >> nth=130` },
    "a mark dragged": { at: `${drawing} >> role=button >> nth=131`, drag: [60, 30] },
    "all marks selected": { at: drawing, key: "Control+a" },
    "all moved by a key": { at: drawing, key: "Alt+ArrowRight" },
    Undo: { at: 'role=group[name="Tools"] >> role=button[name="Undo"]' },
    "a letter typed into Find a plant": { at: 'role=searchbox[name="Find a plant"]', key: "o" },
    "Zoom in": { at: 'role=group[name="Tools"] >> role=button[name="Zoom in"]' },
  },
};

/**
 * Adds a blank lot on which all plants stand several times, planted over three years.
 * @param {string} url
 */
async function addPlan(url) {
  const call = ownerCalls(url);
  const rows = Math.ceil(plantings / perRow);
  const { json: flora } = await call("POST", "flora", {});
  const planted = Array.from({ length: plantings }, (_, n) => ({
    ...{ plantingId: 0, plantId: flora[n % flora.length].plantId, bedId: 0, number: 1 },
    ...{ x: ((n % perRow) + 0.5) / perRow, y: (Math.floor(n / perRow) + 0.5) / rows },
    ...{ plantedOn: String(2021 + (n % 3)), removedOn: null, note: "" },
  }));
  const lot = {
    ...{ sheetId: 0, photoId: 0, title: "The lot", alt: "", caption: "", north: null },
    ...{ feet: 100, depth: 75, beds: [], plantings: planted },
  };
  await call("POST", "planadd", {
    ...{ planId: 0, keyId, title: "A large plan", period: "", intro: "", order: 0 },
    ...{ internal: false, sheets: [lot] },
  });
}

/** How soon a plan of 500 plantings responds to input, for visitors and in the editor. @type {import("../bench.mjs").Measure} */
export async function run(keep) {
  const gallery = await keep(makeGallery({ photos: 20, plants: 100 }));
  const { url } = await keep(gallery.start(ownerAccount));
  await addPlan(url);
  return visitsTable([
    ...(await measureVisits(url, "phone", visitor)),
    ...(await measureVisits(url, "desk", visitor)),
    ...(await measureVisits(url, "desk", editor, signIn(url))),
  ]);
}
