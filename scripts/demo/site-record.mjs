// The site's own words and pictures: the demo's, or those of a site from before it had a record of them.
import { readFileSync } from "node:fs";
import { copyFile, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { demoDir } from "./tables.mjs";

/** @typedef {import("./site").Site} Site */

const words = JSON.parse(readFileSync(join(demoDir, "site.json"), "utf8"));

/** The demo's site pictures stand behind the photos of its garden in the owner's lists. */
const beforeAllPhotos = new Date("2021-01-01T12:00:00Z");

/** @typedef {{ dateUploaded: Date, fileOf: (name: string) => Promise<string | null> }} Pictures  the file of each, or null */

/** HTML as a form sends it (docs/product.md 4.8). @param {string} html */
const encoded = (html) => html.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

/** Whether this site has a record of itself. @param {Site} site */
export async function hasSiteRecord(site) {
  return (await site.db.query("api::site-record.site-record").count()) > 0;
}

/**
 * Imports the pictures that there are, as photos that only the site itself uses, and gives the id of each.
 * @param {Site} site
 * @param {string} folder  in the data directory, for copies of the files: the import moves them from there
 * @param {Pictures} pictures
 */
async function importPictures(site, folder, { dateUploaded, fileOf }) {
  /** @type {Record<string, number>} */
  const ids = {};
  await mkdir(folder, { recursive: true });
  try {
    for (const [name, alt] of Object.entries(words.pictures)) {
      const file = await fileOf(name);
      if (file === null) continue;
      const copy = join(folder, `${name}.jpg`);
      await copyFile(file, copy);
      const importer = site.service("api::photo.import-file");
      const imported = await importer.importFile(copy, { visibility: "site", dateUploaded });
      if (imported.outcome === "imported")
        await site
          .documents("api::photo.photo")
          .update({ documentId: imported.documentId, data: { alt, altProposed: false } });
      ids[name] = imported.photoId;
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return ids;
}

/**
 * The demo's values of the site record.
 * @param {Record<string, number>} ids  of the photos of its pictures, by name
 */
export function demoWords(ids) {
  const { pictures, welcomeText, contact, ...plain } = words;
  const tiles = Object.keys(pictures)
    .filter((name) => name.startsWith("tile-"))
    .map((name) => [name.replace("tile-", ""), ids[name] ?? 0]);
  return {
    ...plain,
    welcomeText: encoded(welcomeText),
    contact: { ...contact, photoId: ids["contact-side"] ?? 0 },
    tiles: Object.fromEntries(tiles),
  };
}

/**
 * Writes the site record: the words of the demo, and these pictures.
 * @param {Site} site
 * @param {string} folder
 * @param {Pictures} pictures
 */
async function writeRecord(site, folder, pictures) {
  const ids = await importPictures(site, folder, pictures);
  const records = site.service("api::site.site");
  const { record } = await records.toEdit();
  const own = demoWords(ids);
  const errors = await records.update(
    {
      ...record,
      ...own,
      intros: { ...record.intros, ...own.intros },
      descriptions: { ...record.descriptions, ...own.descriptions },
      tiles: { ...record.tiles, ...own.tiles },
    },
    "",
  );
  if (!Array.isArray(errors) || errors.length > 0)
    throw new Error(`The site record was not saved: ${JSON.stringify(errors)}`);
}

/**
 * The demo's words and pictures, unless the site has its own.
 * @param {Site} site
 * @param {string} folder  in the data directory
 */
export async function loadSiteRecord(site, folder) {
  if (await hasSiteRecord(site)) return;
  const fileOf = async (/** @type {string} */ name) => join(demoDir, "site", `${name}.jpg`);
  await writeRecord(site, folder, { dateUploaded: beforeAllPhotos, fileOf });
}

/**
 * A site from before it had a record of itself showed these words, and the pictures of `images/site`, which its
 * owner may have replaced: it keeps showing them.
 * @param {Site} site
 * @param {string} folder  in the data directory
 * @param {(path: string) => Promise<string | null>} fetch  a local file with the stored picture
 */
export async function adoptOlderSite(site, folder, fetch) {
  const fileOf = (/** @type {string} */ name) => fetch(`${name}.jpg`);
  await writeRecord(site, folder, { dateUploaded: new Date(), fileOf });
}
