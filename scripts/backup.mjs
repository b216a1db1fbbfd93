// `npm run backup`: makes a backup in the data directory, whether the site is running or not.
import { requireNode } from "./stages/node-version.mjs";

requireNode();
const { onSite } = await import("./stages/ready.mjs");
const { say } = await import("./stages/say.mjs");

await onSite(async (built, environment) => {
  const { useSite } = built("api/backup/lock");
  const { recoverBeforeStart } = built("api/backup/recover");
  const { makeBackup } = built("api/backup/make");
  const { deleteExpiredBackups } = built("api/backup/delete-expired");
  await recoverBeforeStart(environment);
  const release = useSite(environment);
  say("Making a backup …");
  const { name, bytes, manifest } = await makeBackup(environment);
  deleteExpiredBackups(environment, environment.backupKeep, new Date());
  release();
  const { count, first } = manifest.lacking;
  if (count > 0) say(`Photos without a file: ${count}, such as ${first[0]}.`);
  if (manifest.bucket)
    say(
      `Photos are not in this backup: they are in the bucket ${manifest.bucket.name}. Back them up there.`,
    );
  say(
    `${environment.dataDir}/backups/${name}: ${(bytes / 1e6).toFixed(1)} MB, ${manifest.contents.count} files.`,
  );
});
