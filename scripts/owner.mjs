// `npm run owner -- reset`: prints a link to set a new password, for whoever has a shell on the server.
// The site may be running or not; the link works while it runs.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { requireNode } from "./stages/node-version.mjs";

requireNode();
const { requireFromCms } = await import("./stages/from-cms.mjs");
const { onSite } = await import("./stages/ready.mjs");
const { fail, PlainError } = await import("./stages/say.mjs");

/**
 * The part of knex used here.
 * @typedef {{ schema: { hasTable(name: string): Promise<boolean> }, destroy(): Promise<void> }} Database
 */

/** @param {{ dataDir: string, databaseUrl: string }} environment @returns {Database} */
function openDatabase({ dataDir, databaseUrl }) {
  if (databaseUrl === "" && !existsSync(join(dataDir, "habitat.db")))
    throw new PlainError(
      `There is no site in ${dataDir}: set DATA_DIR to the site's data directory.`,
    );
  const { connection } = requireFromCms("./dist/config/database.js").default();
  const client = connection.client === "postgres" ? "pg" : "better-sqlite3";
  return requireFromCms("knex")({ ...connection, client });
}

if (process.argv[2] !== "reset" || process.argv.length > 3)
  fail(new PlainError("Usage: npm run owner -- reset"));

await onSite(async (built, environment) => {
  const knex = openDatabase(environment);
  try {
    if (!(await knex.schema.hasTable("up_users")))
      throw new PlainError("This site has never been started: run npm start, which prints a link.");
    await built("api/account/tables").ensureAccountTables(knex);
    const { resetFromCommandLine } = built("api/account/reset-from-command-line");
    const done = await resetFromCommandLine(knex, Date.now());
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
});
