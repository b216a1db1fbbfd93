import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { open, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { isDiskFull } from "../photos/faults";
import { BucketClient } from "../photos/storage/bucket-client";
import { writeContent } from "./database/content";
import { connectPostgres } from "./database/postgres-client";
import { requireRoom } from "./disk-space";
import { BackupFault } from "./faults";
import { bytesOfFiles, keptFiles } from "./files";
import { lackingFiles } from "./lacking";
import { takeBackups } from "./lock";
import { format, type Manifest } from "./manifest";
import { backupName } from "./names";
import { Packer } from "./pack";
import { backupsFolder, openSource, sqliteFile, type Place } from "./place";
import { appVersion } from "./version";

/** A backup that has just been made. */
export interface MadeBackup {
  name: string;
  bytes: number;
  manifest: Manifest;
}

/** Half backups begin so, and end with the process that makes them. */
const halfPrefix = ".making-";

async function bytesOfDatabase(place: Place): Promise<number> {
  if (place.databaseUrl === "") return statSync(sqliteFile(place)).size;
  const client = await connectPostgres(place.databaseUrl);
  try {
    const { rows } = await client.query<{ bytes: string }>(
      "select pg_database_size(current_database()) as bytes",
    );
    return Number(rows[0]?.bytes ?? 0);
  } finally {
    await client.end();
  }
}

/** The database first, then the files: what a row speaks of is there, and what is newer does no harm. */
async function pack(place: Place, half: string, made: Date): Promise<Manifest> {
  const folder = join(half, "database");
  mkdirSync(folder);
  const source = await openSource(place, half);
  const rows = await writeContent(source, folder).finally(() => source.close());
  await rm(join(half, "copy.db"), { force: true });
  const packer = new Packer(join(half, "backup.tar"));
  try {
    for (const name of (await readdir(folder)).sort())
      await packer.addFile(`database/${name}`, join(folder, name));
    const there = new Set<string>();
    for await (const path of keptFiles(place.dataDir))
      if ((await packer.addFile(`files/${path}`, join(place.dataDir, path))) && isPublic(path))
        there.add(path);
    const bucket = place.bucket && { name: place.bucket.name, endpoint: place.bucket.endpoint };
    if (place.bucket)
      for (const key of await new BucketClient(place.bucket).list(publicFolder)) there.add(key);
    const lacking = await lackingFiles(folder, there);
    let manifest: Manifest | undefined;
    await packer.finish(
      (sha256) =>
        (manifest = {
          format,
          app: { name: "backyard-habitat", version: appVersion },
          made: made.toISOString(),
          database: { dialect: source.dialect, rows },
          contents: { count: packer.count, bytes: packer.bytes, sha256 },
          lacking,
          ...(bucket ? { bucket } : {}),
        }),
    );
    if (!manifest) throw new Error("The manifest was not written.");
    return manifest;
  } catch (error) {
    await packer.abandon();
    throw error;
  }
}

const publicFolder = "images/_full/";
const isPublic = (path: string) => path.startsWith(publicFolder);

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  await handle.sync().finally(() => handle.close());
}

/**
 * Makes a backup of a site, running or not, in its own folder `backups`.
 * @throws Busy while another is being made
 */
export async function makeBackup(
  place: Place,
  { isBeforeRestore = false } = {},
): Promise<MadeBackup> {
  const backups = backupsFolder(place);
  const release = takeBackups(place);
  let half: string | undefined;
  try {
    for (const name of readdirSync(backups))
      if (name.startsWith(halfPrefix)) rmSync(join(backups, name), { recursive: true });
    const bytes = (await bytesOfFiles(place.dataDir)) + 2 * (await bytesOfDatabase(place));
    requireRoom(backups, bytes, "a backup");
    half = mkdtempSync(join(backups, halfPrefix));
    const made = new Date();
    const manifest = await pack(place, half, made);
    const name = backupName(made, isBeforeRestore);
    await rename(join(half, "backup.tar"), join(backups, name));
    await syncFolder(backups);
    return { name, bytes: statSync(join(backups, name)).size, manifest };
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    throw new BackupFault(
      `The disk was full before the backup was done: make room, delete old backups in ${backups}, or set BACKUP_KEEP lower. Nothing of this one is left.`,
    );
  } finally {
    if (half !== undefined) rmSync(half, { recursive: true, force: true });
    release();
  }
}
