// `npm run backup`: makes a backup in the data directory, whether the site runs or not.
import { requireNode } from "./stages/node-version.mjs";

requireNode();
const { onSite } = await import("./stages/ready.mjs");
const { say } = await import("./stages/say.mjs");

await onSite(async (built, environment) => {
  const { useSite } = built("backup/lock");
  const { mendBeforeStart } = built("backup/mend");
  const { makeBackup } = built("backup/make");
  const { deletePastBackups } = built("backup/keep");
  await mendBeforeStart(environment);
  const release = useSite(environment);
  say("Making a backup …");
  const { name, bytes, manifest } = await makeBackup(environment);
  deletePastBackups(environment, environment.backupKeep, new Date());
  release();
  const { count, first } = manifest.lacking;
  if (count > 0) say(`${count} photos have no file, such as ${first[0]}.`);
  if (manifest.bucket)
    say(`Photos are not in it: they are in the bucket ${manifest.bucket.name}, back it up there.`);
  say(
    `${environment.dataDir}/backups/${name}: ${(bytes / 1e6).toFixed(1)} MB, ${manifest.contents.count} files.`,
  );
});
