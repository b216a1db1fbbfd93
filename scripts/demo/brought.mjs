// Tells the server which of its records are the demo's, so that the owner can remove them (docs/decisions/056).
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { demoDir, readTable } from "./tables.mjs";
import { demoWords } from "./site-record.mjs";
import { demoViewpoints, viewpointUid } from "./viewpoints.mjs";
import { yardIds } from "./yard.mjs";

/** @typedef {import("./site").Site} Site */
/** @typedef {(path: string) => Promise<Buffer | null>} Read  the bytes of a file of `images/site` */

/** @param {Buffer} bytes */
const sha256 = (bytes) => createHash("sha256").update(bytes).digest("hex");

/** The SHA-256 of files of the demo, by name. @param {string} folder */
const hashesIn = (folder) =>
  readdirSync(join(demoDir, folder)).map(
    (name) => /** @type {const} */ ([name, sha256(readFileSync(join(demoDir, folder, name)))]),
  );

/**
 * The ids of the records that have one of the demo's values.
 * @param {Site} site
 * @param {string} kind
 * @param {string} attribute  tells records apart
 * @param {string[]} values
 * @param {string} [uid]
 */
async function idsOf(site, kind, attribute, values, uid = `api::${kind}.${kind}`) {
  const wanted = new Set(values.map((value) => value.toLowerCase()));
  const records = await site.db.query(uid).findMany({ select: ["id", attribute] });
  return records
    .filter((record) => wanted.has(String(record[attribute]).toLowerCase()))
    .map(({ id }) => Number(id));
}

/** @param {string} table @param {string} column */
const columnOf = (table, column) => readTable(table).map((row) => row[column] ?? "");

/** The photos are known by their originals: their names may have been taken. */
const photoHashes = () =>
  [...hashesIn("photos"), ...hashesIn("plans"), ...hashesIn("site")].map(([, hash]) => hash);

/** The files that earlier versions put beside a site picture. @param {string} name */
const olderCopies = (name) =>
  [320, 640, 800, 1280].map((width) => name.replace(".jpg", `-${width}.webp`));

/** @returns {string[]} */
const planKeys = () =>
  JSON.parse(readFileSync(join(demoDir, "plans.json"), "utf8")).map(
    (/** @type {{ keyId: string }} */ { keyId }) => keyId,
  );

/**
 * Notes what of the demo this site has.
 * @param {Site} site
 * @param {Read} read
 */
export async function noteDemo(site, read) {
  /** @type {[kind: string, attribute: string, values: string[]][]} */
  const known = [
    ["plant", "keyId", columnOf("plants", "keyId")],
    ["animal", "keyId", columnOf("animals", "keyId")],
    ["photo", "contentHash", photoHashes()],
    ["resource", "deepLink", columnOf("resources", "deepLink")],
    ["link", "href", columnOf("links", "href")],
    ["keyword", "keyword", columnOf("keywords", "keyword")],
    ["category", "cpOptionName", columnOf("categories", "cpOptionName")],
    ["quote", "quotation", columnOf("quotes", "quotation")],
    ["plan", "keyId", planKeys()],
  ];
  /** @type {Record<string, number[]>} */
  const records = {};
  for (const [kind, attribute, values] of known)
    records[kind] = await idsOf(site, kind, attribute, values);
  for (const kind of /** @type {const} */ (["sighting", "association"]))
    records[kind] = await yardIds(site, kind);
  const viewpoints = demoViewpoints.map(({ name }) => name);
  records["viewpoint"] = await idsOf(site, "viewpoint", "name", viewpoints, viewpointUid);
  const files = [];
  for (const [name, hash] of hashesIn("site")) {
    const bytes = await read(name);
    if (!bytes || sha256(bytes) !== hash) continue;
    files.push([name, hash]);
    for (const copy of olderCopies(name)) {
      const other = await read(copy);
      if (other) files.push([copy, sha256(other)]);
    }
  }
  const photos = await site.db
    .query("api::photo.photo")
    .findMany({ select: ["id", "contentHash"] });
  const byHash = new Map(photos.map(({ id, contentHash }) => [String(contentHash), Number(id)]));
  const ids = hashesIn("site").map(([name, hash]) => [
    name.replace(".jpg", ""),
    byHash.get(hash) ?? 0,
  ]);
  await site.service("api::demo.demo").note({
    records,
    site: demoWords(Object.fromEntries(ids)),
    files: Object.fromEntries(files),
  });
}

/**
 * Notes it once, also on a site whose demo an earlier version has loaded.
 * @param {Site} site
 * @param {Read} read
 */
export async function noteDemoOnce(site, read) {
  if ((await site.service("api::demo.demo").read()) === null) await noteDemo(site, read);
}

/** Whether the owner has removed the demo: it does not come back. @param {Site} site */
export async function isDemoRemoved(site) {
  return Boolean((await site.service("api::demo.demo").read())?.removedAt);
}
