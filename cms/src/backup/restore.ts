import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import type { Client } from "pg";
import { openContent } from "./database/content";
import type { DatabaseContent } from "./database/shape";
import { writeSqlite } from "./database/sqlite-target";
import { requireRoom } from "./disk-space";
import { BadBackup } from "./faults";
import { keptFiles } from "./files";
import { writeJournal, type Journal } from "./journal";
import { takeSite } from "./lock";
import { makeBackup } from "./make";
import type { Manifest } from "./manifest";
import { isKeptEntry, restoringFolder, sqliteFile, type Place } from "./place";
import { replacePostgres, requireOwn, takePostgres } from "./postgres-site";
import { comingFolder, mendRestore, swap } from "./swap";
import { unpack } from "./unpack";

export interface Restored {
  manifest: Manifest;
  /** The backup of what was there before; null when there was nothing. */
  before: string | null;
}

async function holdsAnything(place: Place, client: Client | null): Promise<boolean> {
  if (client) {
    if ((await requireOwn(client)).length > 0) return true;
  } else if (existsSync(sqliteFile(place))) return true;
  for await (const path of keptFiles(place.dataDir)) if (path !== "secrets.json") return true;
  return false;
}

async function writeSqliteToDisk(file: string, content: DatabaseContent): Promise<void> {
  await writeSqlite(file, content);
  const handle = await open(file, "r+");
  await handle.sync().finally(() => handle.close());
}

function journalOf(place: Place, database: Journal["database"]): Journal {
  const comes = readdirSync(comingFolder(place));
  const databaseFiles = /^habitat\.db(-wal|-shm|-journal)?$/;
  const goes = readdirSync(place.dataDir).filter(
    (name) =>
      !comes.includes(name) &&
      (isKeptEntry(name) || (database === "sqlite" && databaseFiles.test(name))),
  );
  return { id: randomUUID(), database, comes, goes };
}

async function restoreAlone(file: string, place: Place, client: Client | null): Promise<Restored> {
  const stage = restoringFolder(place);
  mkdirSync(stage, { mode: 0o700 });
  mkdirSync(comingFolder(place));
  const manifest = await unpack(file, stage);
  const before = (await holdsAnything(place, client))
    ? await makeBackup(place, { isBeforeRestore: true })
    : null;
  const content = await openContent(join(stage, "database"));
  if (!client) await writeSqliteToDisk(join(comingFolder(place), "habitat.db"), content);
  const journal = journalOf(place, client ? "postgres" : "sqlite");
  // From here SQLite's restore does not go back; PostgreSQL's does not from its commit on.
  writeJournal(place, journal);
  if (client) await replacePostgres(client, content, journal.id);
  swap(place, journal);
  return { manifest, before: before?.name ?? null };
}

/**
 * Puts a backup in the place of what a site holds, which is backed up first. Whenever this ends, there
 * is the old site or the new one: `mendRestore` sees to it after a crash.
 * @throws Busy while a server runs; BadBackup when the file is none or damaged: nothing has changed then
 */
export async function restoreBackup(file: string, place: Place): Promise<Restored> {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    throw new BadBackup("There is no such file: name a habitat-….tar file.");
  const release = takeSite(place);
  try {
    const client = place.databaseUrl === "" ? null : await takePostgres(place.databaseUrl);
    try {
      await mendRestore(place);
      requireRoom(place.dataDir, 1.2 * statSync(file).size, "what is restored");
      return await restoreAlone(file, place, client).catch(async (error: unknown) => {
        await mendRestore(place);
        throw error;
      });
    } finally {
      await client?.end().catch(() => undefined);
    }
  } finally {
    release();
  }
}
