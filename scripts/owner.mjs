// `npm run owner -- reset`: prints a link to set a new password, for whoever has a shell on the server.
// The site may be running or not; the link works while it runs.
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { requireNode } from "./stages/node-version.mjs";

requireNode();
const { prepare } = await import("./stages/prepare.mjs");
const { root } = await import("./stages/run.mjs");
const { fail, PlainError } = await import("./stages/say.mjs");

const cms = join(root, "cms");
const requireFromCms = createRequire(join(cms, "package.json"));
const built = (/** @type {string} */ path) => requireFromCms(join(cms, "dist", path));

/**
 * The part of knex used here.
 * @typedef {{ schema: { hasTable(name: string): Promise<boolean> }, destroy(): Promise<void> }} Database
 */

/** @returns {Database} */
function openDatabase() {
  const { environment } = built("src/platform/environment.js");
  const file = join(environment.dataDir, "habitat.db");
  if (environment.databaseUrl === "" && !existsSync(file))
    throw new PlainError(
      `There is no site in ${environment.dataDir}: set DATA_DIR to the site's data directory.`,
    );
  const { connection } = built("config/database.js").default();
  const client = connection.client === "postgres" ? "pg" : "better-sqlite3";
  return requireFromCms("knex")({ ...connection, client });
}

async function reset() {
  const knex = openDatabase();
  try {
    if (!(await knex.schema.hasTable("up_users")))
      throw new PlainError("This site has never been started: run npm start, which prints a link.");
    await built("src/api/account/tables.js").ensureAccountTables(knex);
    const done = await built("src/api/account/reset-from-command-line.js").resetFromCommandLine(
      knex,
      Date.now(),
    );
    if (!done)
      throw new PlainError(
        "This site has no owner yet: npm start prints a link to create the account.",
      );
    console.log(`
  ${done.email} is signed out everywhere.${
    done.hadSecondFactor ? "\n  Two-step sign-in is off; turn it on again under /cp/account." : ""
  }
  Set a new password with this link, which works once, within an hour, while the site runs:
  ${done.link}
`);
  } finally {
    await knex.destroy();
  }
}

try {
  if (process.argv[2] !== "reset" || process.argv.length > 3)
    throw new PlainError("Usage: npm run owner -- reset");
  await prepare();
  await reset();
} catch (error) {
  fail(error);
}
