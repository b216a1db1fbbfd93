// The demo's spots that photos are taken from again and again, which Then and now compares.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { demoDir } from "./tables.mjs";

/** @typedef {import("./site").Site} Site */
/** @typedef {{ name: string, plan: string, sheet: string, x: number, y: number, photos: string[] }} DemoViewpoint */

export const viewpointUid = "api::plan.viewpoint";

/** @type {DemoViewpoint[]} */
export const demoViewpoints = JSON.parse(readFileSync(join(demoDir, "viewpoints.json"), "utf8"));

/**
 * Adds the demo's viewpoints that are missing, on the demo's own plans and with the photos that the site has.
 * @param {Site} site
 */
export async function loadViewpoints(site) {
  const known = await site.db.query(viewpointUid).findMany({ select: ["name"] });
  const names = new Set(known.map(({ name }) => name));
  const select = ["id", "fileName", "dateDeleted"];
  const photos = await site.db.query("api::photo.photo").findMany({ select });
  const there = photos.filter(({ dateDeleted }) => dateDeleted === null);
  const ids = new Map(there.map((photo) => [photo["fileName"], Number(photo["id"])]));
  for (const { name, plan: keyId, sheet: title, x, y, photos: wanted } of demoViewpoints) {
    const plan = await site.service("api::plan.plan").record(keyId);
    const sheet = plan?.record.sheets.find((one) => one.title === title);
    if (names.has(name) || !plan || !sheet) continue;
    const photoIds = wanted.flatMap((fileName) => ids.get(fileName) ?? []);
    const { planId } = plan.record;
    const draft = { viewpointId: 0, name, planId, sheetId: sheet.sheetId, x, y, photoIds };
    const errors = await site.service(viewpointUid).add(draft);
    if (errors.length > 0)
      throw new Error(`The demo’s viewpoints were not added: ${JSON.stringify(errors)}`);
  }
}
