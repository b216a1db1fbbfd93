import { createHash } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { say } from "../stages/say.mjs";
import { speciesByKey } from "./import-rows.mjs";
import { demoDir } from "./tables.mjs";

/** @typedef {import("./site").Site} Site */
/** @typedef {{ plant: string, bed?: string, x: number, y: number, number: number, plantedOn: string | null, removedOn?: string, note?: string }} DemoPlanting */
/** @typedef {{ name: string, text: string, points: number[][] }} DemoBed */
/** @typedef {{ picture: string, title: string, alt: string, caption: string, beds: DemoBed[], plantings: DemoPlanting[] }} DemoSheet */
/** @typedef {{ keyId: string, title: string, period: string, intro: string, order: number, sheets: DemoSheet[] }} DemoPlan */

const planUid = "api::plan.plan";

/** @returns {Promise<DemoPlan[]>} */
const readPlans = async () => JSON.parse(await readFile(join(demoDir, "plans.json"), "utf8"));

/** @param {string} picture */
const demoFile = (picture) => join(demoDir, "plans", `${picture}.jpg`);

/**
 * A drawing as the owner's call takes it. The marks belong to the demo's own drawing: with another one in its
 * place, the plants of a bed stand in its text.
 * @param {DemoSheet} sheet
 * @param {{ plants: Awaited<ReturnType<typeof speciesByKey>>, photoId: number, isOwn: boolean }} site
 */
function sheetDraft({ picture: _, beds, plantings, ...facts }, { plants, photoId, isOwn }) {
  const there = plantings.filter(({ plant }) => plants.has(plant));
  const named = (/** @type {string} */ bed) => {
    const standing = there.filter((planting) => planting.bed === bed && !planting.removedOn);
    return [...new Set(standing.map(({ plant }) => plants.get(plant)?.["nameCommon"]))].join(", ");
  };
  const part = { sheetId: 0, photoId, north: null, feet: 0, depth: 0, ...facts };
  if (isOwn)
    return {
      ...part,
      beds: beds.map(({ name, text }, n) => ({
        bedId: -1 - n,
        name,
        text: named(name) ? `${text}\n\nPlants: ${named(name)}.` : text,
        points: [],
      })),
      plantings: [],
    };
  return {
    ...part,
    beds: beds.map((bed, n) => ({ bedId: -1 - n, ...bed })),
    plantings: there.map(({ plant, bed, ...planting }) => ({
      removedOn: null,
      note: "",
      ...planting,
      plantingId: 0,
      plantId: Number(plants.get(plant)?.["id"]),
      bedId: -1 - beds.findIndex(({ name }) => name === bed) || 0,
    })),
  };
}

/** @param {Buffer} bytes */
const hashOf = (bytes) => createHash("sha256").update(bytes).digest("hex");

/**
 * Adds the demo's plans that are missing. Their drawings become photos that only the site shows.
 * @param {Site} site
 * @param {(picture: string) => Promise<Buffer | null>} [read]  the drawing that the site has had until now; by default the
 * demo's own
 */
export async function loadPlans(site, read = (picture) => readFile(demoFile(picture))) {
  const known = await site.db.query(planUid).findMany({ select: ["keyId"] });
  const keys = new Set(known.map(({ keyId }) => keyId));
  const plants = await speciesByKey(site, "plant");
  const folder = join(dirname(site.dirs.static.public), "demo-plans");
  await mkdir(folder, { recursive: true });
  try {
    for (const { sheets, ...plan } of await readPlans()) {
      if (keys.has(plan.keyId)) continue;
      const drafts = [];
      for (const sheet of sheets) {
        const bytes = await read(sheet.picture);
        const isOwn =
          bytes !== null && hashOf(bytes) !== hashOf(await readFile(demoFile(sheet.picture)));
        const photoId = bytes ? await importDrawing(site, folder, sheet.picture, bytes) : 0;
        drafts.push(sheetDraft(sheet, { plants, photoId, isOwn }));
      }
      const draft = { planId: 0, internal: false, ...plan, sheets: drafts };
      const errors = await site.service(planUid).add(draft);
      if (errors.length > 0)
        throw new Error(`The demo’s plans were not added: ${JSON.stringify(errors)}`);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * @param {Site} site
 * @param {string} folder
 * @param {string} picture
 * @param {Buffer} bytes
 */
async function importDrawing(site, folder, picture, bytes) {
  const file = join(folder, `${picture}.jpg`);
  await writeFile(file, bytes);
  const options = { visibility: /** @type {const} */ ("site") };
  return (await site.service("api::photo.import-file").importFile(file, options)).photoId;
}

/**
 * Until plans were records, every site showed the demo's, with its own drawings if the owner had replaced the files:
 * they become records once, so that nothing an owner has put there is lost (docs/decisions/052).
 * @param {Site} site
 * @param {(picture: string) => Promise<Buffer | null>} read
 */
export async function keepOlderPlans(site, read) {
  const store = site.store({ type: "api", name: "plan", key: "kept" });
  if (await store.get({})) return;
  const pictures = (await readPlans()).flatMap(({ sheets }) => sheets.map((one) => one.picture));
  const found = await Promise.all(pictures.map(read));
  if (found.some((bytes) => bytes !== null)) {
    say("Keeping this site’s plans …");
    await loadPlans(site, read);
  }
  await store.set({ value: true });
}
