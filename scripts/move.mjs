// `npm run move -- --to postgres://…`: copies the site from SQLite into PostgreSQL. The site must be stopped.
import { parseArgs } from "node:util";
import { requireNode } from "./stages/node-version.mjs";

requireNode();
const { onSite } = await import("./stages/ready.mjs");
const { PlainError, say } = await import("./stages/say.mjs");

await onSite(async (built, environment) => {
  const { to = "", replace } = parseArgs({
    options: { to: { type: "string" }, replace: { type: "boolean", default: false } },
  }).values;
  if (!/^postgres(ql)?:\/\//.test(to))
    throw new PlainError(
      "Say where to: npm run move -- --to postgres://user:password@localhost:5432/habitat",
    );
  const { moveToPostgres } = built("api/backup/move");
  say("Moving the site into PostgreSQL …");
  const { tables, before } = await moveToPostgres(environment, to, { replaces: replace });
  if (before !== null)
    say(`What the database contained is saved in ${environment.dataDir}/backups/${before}.`);
  say(`${tables} tables were copied to PostgreSQL. From now on, start the site with DATABASE_URL set to that address, in the same place as DATA_DIR: the files stay in ${environment.dataDir}.
  habitat.db stays there too, unused: delete it once all is well, or unset DATABASE_URL to go back.`);
});
