// Loads the demo garden, CSV files and pictures, through the owner's own import (docs/decisions/041).
import { mkdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { say } from "../stages/say.mjs";
import { choosePictures, describePhotos, importPhotos } from "./photos.mjs";
import { loadPlans } from "./plans.mjs";
import { loadSiteRecord } from "./site-record.mjs";
import { loadRecords } from "./records.mjs";
import { loadSlides } from "./slides.mjs";
import { loadTagNotes } from "./tag-notes.mjs";
import { loadViewpoints } from "./viewpoints.mjs";

/** @typedef {import("./site").Site} Site */

const kinds = ["plant", "animal", "photo", "resource", "keyword", "quote", "plan"];

/**
 * Whether the site has no content yet.
 * @param {Site} site
 */
export async function isEmpty(site) {
  const counts = kinds.map((kind) => site.db.query(`api::${kind}.${kind}`).count());
  return (await Promise.all(counts)).every((count) => count === 0);
}

/**
 * Loads what is missing; safe to run again, also after an interruption.
 * @param {Site} site
 */
export async function loadDemo(site) {
  const started = Date.now();
  const dataDir = dirname(site.dirs.static.public);
  say("Loading the demo garden …");
  const folder = join(dataDir, "demo-photos");
  await mkdir(folder, { recursive: true });
  try {
    await Promise.all([
      importPhotos(site, folder, (done, total) => {
        if (done % 40 === 0) say(`${done} of ${total} photos`);
      }),
      loadRecords(site),
    ]);
    await describePhotos(site);
    await loadTagNotes(site);
    await choosePictures(site);
    await loadPlans(site);
    await loadViewpoints(site);
    await loadSiteRecord(site, folder);
    await loadSlides(site);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  say(`The demo garden is loaded (${Math.round((Date.now() - started) / 1000)} s).`);
}
