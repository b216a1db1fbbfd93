import { randomUUID } from "node:crypto";
import { requireFromCms } from "../stages/from-cms.mjs";

/**
 * @typedef {object} Database
 * @property {string} url  for DATABASE_URL; '' is SQLite in the data directory
 * @property {string} name  '' with SQLite
 * @property {() => Promise<void>} drop
 */

const { Client } = requireFromCms("pg");

/**
 * Runs one statement on a separate connection, which stays open until `then` is done.
 * @param {string} url
 * @param {string} sql
 * @param {() => Promise<void>} then
 */
export async function whileConnected(url, sql, then) {
  const client = new Client(url);
  await client.connect();
  try {
    await client.query(sql);
    await then();
  } finally {
    await client.end();
  }
}

/** Runs statements on a PostgreSQL. @param {string} url @param {string} sql */
export const runSql = (url, sql) => whileConnected(url, sql, async () => undefined);

/**
 * A new database: on the PostgreSQL at this address, or SQLite without one.
 * A copy of `template`, or empty without one.
 * @param {string} [cluster]
 * @param {string} [template]
 * @returns {Promise<Database>}
 */
export async function createDatabase(cluster = "", template = "template1") {
  if (cluster === "") return { url: "", name: "", drop: async () => {} };
  const name = `habitat_${randomUUID().replaceAll("-", "")}`;
  await runSql(cluster, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  const url = new URL(cluster);
  url.pathname = `/${name}`;
  const drop = () => runSql(cluster, `DROP DATABASE ${name} WITH (FORCE)`);
  return { url: url.href, name, drop };
}
