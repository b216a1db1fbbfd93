// `npm run reset`: deletes the site's records and pictures, after asking (or at once with --yes).
import { existsSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { root } from "./stages/run.mjs";
import { fail, PlainError, say } from "./stages/say.mjs";

const dataDir = resolve(process.env.DATA_DIR || join(root, "data"));

/** Secrets and backups stay. */
const thrownAway = [
  ...["habitat.db", "habitat.db-wal", "habitat.db-shm"],
  ...["images", "originals", "inbox", "bin", "renames", "public"],
];

/** @returns {Promise<boolean>} */
function somebodyListens() {
  const port = Number(process.env.PORT || 1337);
  const probe = connect({ host: process.env.HOST || "127.0.0.1", port });
  return new Promise((settle) => {
    const done = (/** @type {boolean} */ answer) => {
      probe.destroy();
      settle(answer);
    };
    probe.once("connect", () => done(true));
    probe.once("error", () => done(false));
    probe.setTimeout(2_000, () => done(false));
  });
}

async function confirmed() {
  const { values } = parseArgs({ options: { yes: { type: "boolean", default: false } } });
  if (values.yes) return true;
  if (!process.stdin.isTTY)
    throw new PlainError("There is no terminal to confirm on: run npm run reset -- --yes.");
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(
    `All records, photos and originals in ${dataDir} will be deleted forever. Type yes to continue: `,
  );
  terminal.close();
  return answer.trim().toLowerCase() === "yes";
}

try {
  if (process.env.DATABASE_URL)
    throw new PlainError(
      "This site keeps its records in PostgreSQL (DATABASE_URL): drop and create that database yourself, then reset without DATABASE_URL to delete the pictures.",
    );
  const found = thrownAway.filter((name) => existsSync(join(dataDir, name)));
  if (found.length === 0) {
    say(`There is nothing to reset in ${dataDir}.`);
  } else if (await somebodyListens()) {
    throw new PlainError("The site is running: stop it first (Ctrl+C in its terminal).");
  } else if (await confirmed()) {
    for (const name of found) rmSync(join(dataDir, name), { recursive: true, force: true });
    say("The site is empty. npm start sets it up again, with the demo garden.");
  } else {
    say("Nothing was changed.");
  }
} catch (error) {
  fail(error);
}
