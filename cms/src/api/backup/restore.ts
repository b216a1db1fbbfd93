import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Client } from "pg";
import { flushFile } from "../photo/storage/disk";
import { openContent } from "./database/content";
import type { DatabaseContent } from "./database/schema";
import { writeSqlite } from "./database/sqlite-target";
import { requireFreeSpace } from "./disk-space";
import { InvalidBackupError } from "./errors";
import { siteFiles } from "./files";
import { writeJournal, type Journal } from "./journal";
import { takeSite } from "./lock";
import { makeBackup } from "./make";
import type { Manifest } from "./manifest";
import { isSiteEntry, restoringFolder, sqliteFile, type SiteData } from "./site-data";
import { replacePostgres, requireOwnTables, takePostgres } from "./postgres-site";
import { incomingFolder, recoverRestore, swap } from "./swap";
import { unpack } from "./unpack";

export interface Restored {
  manifest: Manifest;
  /** The backup of the replaced site; null when there was none. */
  before: string | null;
}

async function hasData(site: SiteData, client: Client | null): Promise<boolean> {
  if (client) {
    if ((await requireOwnTables(client)).length > 0) return true;
  } else if (existsSync(sqliteFile(site))) return true;
  for await (const path of siteFiles(site.dataDir)) if (path !== "secrets.json") return true;
  return false;
}

async function writeSqliteToDisk(file: string, content: DatabaseContent): Promise<void> {
  await writeSqlite(file, content);
  await flushFile(file);
}

function journalOf(site: SiteData, database: Journal["database"]): Journal {
  const comes = readdirSync(incomingFolder(site));
  const databaseFiles = /^habitat\.db(-wal|-shm|-journal)?$/;
  const goes = readdirSync(site.dataDir).filter(
    (name) =>
      !comes.includes(name) &&
      (isSiteEntry(name) || (database === "sqlite" && databaseFiles.test(name))),
  );
  return { id: randomUUID(), database, comes, goes };
}

async function restoreExclusively(
  file: string,
  site: SiteData,
  client: Client | null,
): Promise<Restored> {
  const stage = restoringFolder(site);
  mkdirSync(stage, { mode: 0o700 });
  mkdirSync(incomingFolder(site));
  const manifest = await unpack(file, stage);
  const before = (await hasData(site, client))
    ? await makeBackup(site, { isBeforeRestore: true })
    : null;
  const content = await openContent(join(stage, "database"));
  if (!client) await writeSqliteToDisk(join(incomingFolder(site), "habitat.db"), content);
  const journal = journalOf(site, client ? "postgres" : "sqlite");
  // The point of no return on SQLite; on PostgreSQL it is the commit.
  writeJournal(site, journal);
  if (client) await replacePostgres(client, content, journal.id);
  swap(site, journal);
  return { manifest, before: before?.name ?? null };
}

/**
 * Replaces a site's data by a backup, after backing up the current data. However this ends, there
 * is either the old site or the new one: `recoverRestore` recovers after a crash.
 * @throws BusyError while a server runs; InvalidBackupError when the file is not a valid backup, in which case nothing has changed
 */
export async function restoreBackup(file: string, site: SiteData): Promise<Restored> {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    throw new InvalidBackupError("There is no such file: name a habitat-….tar file.");
  const release = takeSite(site);
  try {
    const client = site.databaseUrl === "" ? null : await takePostgres(site.databaseUrl);
    try {
      await recoverRestore(site);
      requireFreeSpace(site.dataDir, 1.2 * statSync(file).size, "the restored site");
      return await restoreExclusively(file, site, client).catch(async (error: unknown) => {
        await recoverRestore(site);
        throw error;
      });
    } finally {
      await client?.end().catch(() => undefined);
    }
  } finally {
    release();
  }
}
