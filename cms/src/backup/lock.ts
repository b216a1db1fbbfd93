import Database from "better-sqlite3";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { Busy } from "./faults";
import { backupsFolder, type Place } from "./place";

/** Gives a lock back. */
export type Release = () => void;

const isBusy = (error: unknown) =>
  error instanceof Error && "code" in error && String(error.code).startsWith("SQLITE_BUSY");

/** SQLite's own lock of a file: it ends with its process, however that ends, and holds across containers. */
function lock(file: string, how: "begin exclusive" | "shared"): Release {
  const database = new Database(file, { timeout: 0 });
  try {
    if (how === "shared") {
      database.exec("begin");
      database.prepare("select count(*) from sqlite_master").get();
    } else database.exec(how);
  } catch (error) {
    database.close();
    throw error;
  }
  return () => void database.close();
}

const siteLock = ({ dataDir }: Place) => join(dataDir, "site.lock");

/** Says that this process uses the data directory, as others may too. @throws Busy while it is restored */
export function useSite(place: Place): Release {
  try {
    return lock(siteLock(place), "shared");
  } catch (error) {
    if (!isBusy(error)) throw error;
    throw new Busy(`${place.dataDir} is being restored or moved: wait until that is done.`);
  }
}

/** Has the data directory for itself. @throws Busy while a server runs on it */
export function takeSite(place: Place): Release {
  try {
    return lock(siteLock(place), "begin exclusive");
  } catch (error) {
    if (!isBusy(error)) throw error;
    throw new Busy(
      `A server, a backup or a restore is at work in ${place.dataDir}: stop it first (Ctrl+C where it runs, or systemctl stop or docker compose stop), then try again.`,
    );
  }
}

/** One backup at a time in a data directory. @throws Busy */
export function takeBackups(place: Place): Release {
  mkdirSync(backupsFolder(place), { recursive: true, mode: 0o700 });
  try {
    return lock(join(backupsFolder(place), "backups.lock"), "begin exclusive");
  } catch (error) {
    if (!isBusy(error)) throw error;
    throw new Busy("Another backup is being made: wait until it is done.");
  }
}
