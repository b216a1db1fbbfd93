import { writeTable } from "./tables.mjs";

/** @typedef {import("./site").Site} Site */

/**
 * The keys that records had before the owner gave them others, each with its record's id.
 * @param {Site} site
 * @param {string} uid
 */
async function formerKeys(site, uid) {
  const rows = site.db.connection("former_keys").where({ kind: uid.split(".")[1] });
  return (await rows.select("key_id", "record_id")).map((row) => ({
    keyId: String(row["key_id"]),
    recordId: row["record_id"],
  }));
}

/**
 * The values of one attribute of a content type's records, in lower case; of keys also those that records had before.
 * @param {Site} site
 * @param {string} uid
 * @param {string} attribute
 */
export async function valuesOf(site, uid, attribute) {
  const records = await site.db.query(uid).findMany({ select: [attribute] });
  const former = attribute === "keyId" ? await formerKeys(site, uid) : [];
  const values = [
    ...records.map((record) => record[attribute]),
    ...former.map(({ keyId }) => keyId),
  ];
  return new Set(values.map((value) => String(value).toLowerCase()));
}

/**
 * The rows that have no record yet: existing records are left alone.
 * @template {import("./tables.mjs").Row} Row
 * @param {Site} site
 * @param {string} uid
 * @param {string} attribute  tells records apart, and is a column of the rows
 * @param {Row[]} rows
 */
export async function missingRows(site, uid, attribute, rows) {
  const known = await valuesOf(site, uid, attribute);
  return rows.filter((row) => !known.has((row[attribute] ?? "").toLowerCase()));
}

/**
 * The site's plants or animals by their key ids, also those that they had before.
 * @param {Site} site
 * @param {"plant" | "animal"} kind
 */
export async function speciesByKey(site, kind) {
  const select = ["id", "documentId", "keyId", "nameCommon"];
  const records = await site.db.query(`api::${kind}.${kind}`).findMany({ select });
  const former = await formerKeys(site, `api::${kind}.${kind}`);
  const renamed = former.flatMap(({ keyId, recordId }) => {
    const record = records.find(({ id }) => id === recordId);
    return record ? [/** @type {const} */ ([keyId, record])] : [];
  });
  return new Map([
    ...renamed,
    ...records.map((record) => /** @type {const} */ ([String(record["keyId"]), record])),
  ]);
}

/**
 * Imports rows the way the owner imports a CSV file: all of them or none.
 * @param {Site} site
 * @param {import("shared-types/csv/codes").CsvName} name
 * @param {object[]} rows
 * @throws when the import refuses one of them
 */
export async function importRows(site, name, rows) {
  if (rows.length === 0) return;
  const csv = site.service("api::csv.csv");
  const imported = await csv.import(name, writeTable(rows), { isDryRun: false, ifMatch: "" });
  if (imported !== "changed" && imported.report.isImported) return;
  const lines = imported === "changed" ? [] : imported.report.lines;
  const faults = lines.flatMap((line) => line.faults.map((fault) => [line.name, fault]));
  throw new Error(`The demo’s ${name} were not imported: ${JSON.stringify(faults)}`);
}
