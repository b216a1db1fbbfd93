import { join } from "node:path";
import type { Environment } from "../../platform/environment";
import { openPostgresSource } from "./database/postgres-source";
import type { DatabaseSource } from "./database/schema";
import { openSqliteSource } from "./database/sqlite-source";

/** The data directory and database of a site. */
export type SiteData = Pick<Environment, "dataDir" | "databaseUrl"> &
  Partial<Pick<Environment, "bucket">>;

/** The SQLite database, used without `DATABASE_URL`. */
export const sqliteFile = ({ dataDir }: SiteData) => join(dataDir, "habitat.db");
/** Backups, which are never part of a backup. */
export const backupsFolder = ({ dataDir }: SiteData) => join(dataDir, "backups");
/** Exists only during a restore. */
export const restoringFolder = ({ dataDir }: SiteData) => join(dataDir, "restoring");

/** Reads a snapshot of a site's database; `folder` is for temporary files. */
export function openSource(site: SiteData, folder: string): Promise<DatabaseSource> {
  return site.databaseUrl === ""
    ? openSqliteSource(sqliteFile(site), join(folder, "copy.db"))
    : openPostgresSource(site.databaseUrl);
}

/**
 * Entries of the data directory that are part of a backup. Databases are saved as rows, and the book of names is not: it is
 * made of files again.
 */
export const isSiteEntry = (name: string) =>
  !/^(habitat\.db.*|names\.db.*|backups|restoring|publish|(?:site|import)\.lock.*|logs|lost\+found)$/.test(
    name,
  );
