// Loads the demo garden, CSV and HTML files and pictures, through the owner's own import (docs/decisions/041).
import { copyFile, mkdir, readdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { say } from "../stages/say.mjs";
import { choosePictures, describePhotos, importPhotos } from "./photos.mjs";
import { loadRecords } from "./records.mjs";
import { demoDir } from "./tables.mjs";

/** @typedef {import("./site").Site} Site */

const kinds = ["plant", "animal", "photo", "resource", "keyword", "quote"];

/**
 * Whether the site has no content yet.
 * @param {Site} site
 */
export async function isEmpty(site) {
  const counts = kinds.map((kind) => site.db.query(`api::${kind}.${kind}`).count());
  return (await Promise.all(counts)).every((count) => count === 0);
}

/**
 * Copies missing plans, tiles and the like.
 * @param {string} folder  where they are served from
 */
async function copySitePictures(folder) {
  await mkdir(folder, { recursive: true });
  const there = new Set(await readdir(folder));
  for (const name of await readdir(join(demoDir, "site")))
    if (!there.has(name)) await copyFile(join(demoDir, "site", name), join(folder, name));
}

/**
 * Loads what is missing; safe to run again, also after an interruption.
 * @param {Site} site
 */
export async function loadDemo(site) {
  const started = Date.now();
  const dataDir = dirname(site.dirs.static.public);
  say("Loading the demo garden …");
  await copySitePictures(join(dataDir, "images", "site"));
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
    await choosePictures(site);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  say(`The demo garden is loaded (${Math.round((Date.now() - started) / 1000)} s).`);
}
