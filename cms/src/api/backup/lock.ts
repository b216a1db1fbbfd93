import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { lockFile, type Unlock } from "../../database/file-lock";
import { BusyError } from "./errors";
import { backupsFolder, type SiteData } from "./site-data";

const siteLock = ({ dataDir }: SiteData) => join(dataDir, "site.lock");

function orBusy(unlock: Unlock | null, message: string): Unlock {
  if (unlock) return unlock;
  throw new BusyError(message);
}

/** Takes a shared lock of the data directory. @throws BusyError during a restore */
export function useSite(site: SiteData): Unlock {
  return orBusy(
    lockFile(siteLock(site), "shared"),
    `${site.dataDir} is being restored or moved: wait until that is done.`,
  );
}

/** Takes the exclusive lock of the data directory. @throws BusyError while a server runs on it */
export function takeSite(site: SiteData): Unlock {
  return orBusy(
    lockFile(siteLock(site), "exclusive"),
    `A server, a backup or a restore is running in ${site.dataDir}: stop it first (Ctrl+C where it runs, or systemctl stop or docker compose stop), then try again.`,
  );
}

/** One backup at a time in a data directory. @throws BusyError */
export function takeBackups(site: SiteData): Unlock {
  mkdirSync(backupsFolder(site), { recursive: true, mode: 0o700 });
  return orBusy(
    lockFile(join(backupsFolder(site), "backups.lock"), "exclusive"),
    "Another backup is being made: wait until it is done.",
  );
}
