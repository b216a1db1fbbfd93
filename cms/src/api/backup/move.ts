import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { openSqliteSource } from "./database/sqlite-source";
import { BackupError } from "./errors";
import { takeSite } from "./lock";
import { makeBackup } from "./make";
import { restoringFolder, sqliteFile, type SiteData } from "./site-data";
import { replacePostgres, requireOwnTables, takePostgres } from "./postgres-site";
import { recoverRestore } from "./swap";

interface MoveOptions {
  /** Whether a site already in the PostgreSQL database may be replaced, after backing it up. */
  replaces: boolean;
}

/**
 * Copies a site's rows from SQLite into a PostgreSQL database, in one transaction; its files and its
 * SQLite database stay as they are.
 * @throws BusyError while a server runs; BackupError when the database is not empty and may not be replaced
 */
export async function moveToPostgres(
  { dataDir }: Pick<SiteData, "dataDir">,
  to: string,
  { replaces }: MoveOptions,
) {
  const from: SiteData = { dataDir, databaseUrl: "" };
  if (!existsSync(sqliteFile(from)))
    throw new BackupError(
      `There is no SQLite database in ${dataDir}: set DATA_DIR to the site's data directory.`,
    );
  const release = takeSite(from);
  try {
    const client = await takePostgres(to);
    const folder = restoringFolder(from);
    try {
      await recoverRestore(from);
      mkdirSync(folder, { mode: 0o700 });
      const isEmpty = (await requireOwnTables(client)).length === 0;
      if (!isEmpty && !replaces)
        throw new BackupError(
          "The PostgreSQL database already contains a site: name an empty one, or add --replace to replace that site with this one.",
        );
      const before = isEmpty
        ? null
        : await makeBackup({ dataDir, databaseUrl: to }, { isBeforeRestore: true });
      const source = await openSqliteSource(sqliteFile(from), join(folder, "copy.db"));
      try {
        await replacePostgres(client, source, randomUUID());
      } finally {
        await source.close();
      }
      return {
        tables: source.tables.length,
        /** The backup of the site that was replaced; null when there was none. */
        before: before?.name ?? null,
      };
    } finally {
      rmSync(folder, { recursive: true, force: true });
      await client.end().catch(() => undefined);
    }
  } finally {
    release();
  }
}
