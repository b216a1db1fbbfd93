// `npm run restore -- FILE`: replaces the site's data by a backup. The site must be stopped.
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { requireNode } from "./stages/node-version.mjs";

requireNode();
const { onSite } = await import("./stages/ready.mjs");
const { PlainError, say } = await import("./stages/say.mjs");

await onSite(async (built, environment) => {
  const [file, ...others] = parseArgs({ allowPositionals: true }).positionals;
  if (file === undefined || others.length > 0)
    throw new PlainError(
      "Say which backup: npm run restore -- data/backups/habitat-2026-05-01T070000Z.tar",
    );
  const { restoreBackup } = built("api/backup/restore");
  say("Checking the backup, then restoring it …");
  const { manifest, before } = await restoreBackup(resolve(file), environment);
  if (before !== null)
    say(
      `What was here before is in ${environment.dataDir}/backups/${before}: restore that to go back.`,
    );
  say(`The site is as it was on ${manifest.made}. Start it with npm start, and sign in again.`);
});
