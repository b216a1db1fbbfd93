import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { openSqliteSource } from "./database/sqlite-source";
import { BackupFault } from "./faults";
import { takeSite } from "./lock";
import { makeBackup } from "./make";
import { restoringFolder, sqliteFile, type Place } from "./place";
import { replacePostgres, requireOwn, takePostgres } from "./postgres-site";
import { mendRestore } from "./swap";

interface MoveOptions {
  /** Whether what the PostgreSQL database holds of a site may go; it is backed up first. */
  replaces: boolean;
}

export interface Moved {
  tables: number;
  /** The backup of the site that was replaced; null when there was none. */
  before: string | null;
}

/**
 * Carries a site's rows from SQLite into a PostgreSQL database, in one transaction; its files and its
 * SQLite database stay as they are.
 * @throws Busy while a server runs; BackupFault when the database is not empty and may not be replaced
 */
export async function moveToPostgres(
  { dataDir }: Pick<Place, "dataDir">,
  to: string,
  { replaces }: MoveOptions,
): Promise<Moved> {
  const from: Place = { dataDir, databaseUrl: "" };
  if (!existsSync(sqliteFile(from)))
    throw new BackupFault(`There is no SQLite database in ${dataDir}: set DATA_DIR to the site's.`);
  const release = takeSite(from);
  try {
    const client = await takePostgres(to);
    const folder = restoringFolder(from);
    try {
      await mendRestore(from);
      mkdirSync(folder, { mode: 0o700 });
      const isEmpty = (await requireOwn(client)).length === 0;
      if (!isEmpty && !replaces)
        throw new BackupFault(
          "The PostgreSQL database holds a site already: name an empty one, or add --replace to put this site in its place.",
        );
      const before = isEmpty
        ? null
        : await makeBackup({ dataDir, databaseUrl: to }, { isBeforeRestore: true });
      const source = await openSqliteSource(sqliteFile(from), join(folder, "copy.db"));
      await replacePostgres(client, source, randomUUID()).finally(() => source.close());
      return { tables: source.tables.length, before: before?.name ?? null };
    } finally {
      rmSync(folder, { recursive: true, force: true });
      await client.end().catch(() => undefined);
    }
  } finally {
    release();
  }
}
