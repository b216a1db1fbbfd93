import { join } from "node:path";
import type { Environment } from "../environment";
import { openPostgresSource } from "./database/postgres-source";
import type { DatabaseSource } from "./database/shape";
import { openSqliteSource } from "./database/sqlite-source";

/** Where a site keeps what it keeps. */
export type Place = Pick<Environment, "dataDir" | "databaseUrl"> &
  Partial<Pick<Environment, "bucket">>;

/** The database of a site without `DATABASE_URL`. */
export const sqliteFile = ({ dataDir }: Place) => join(dataDir, "habitat.db");
/** Finished backups, and no part of any of them. */
export const backupsFolder = ({ dataDir }: Place) => join(dataDir, "backups");
/** A restore under way, and nothing else. */
export const restoringFolder = ({ dataDir }: Place) => join(dataDir, "restoring");

/** Reads a site's database as it is at this moment; `folder` takes what is in the way meanwhile. */
export function openSource(place: Place, folder: string): Promise<DatabaseSource> {
  return place.databaseUrl === ""
    ? openSqliteSource(sqliteFile(place), join(folder, "copy.db"))
    : openPostgresSource(place.databaseUrl);
}

/** Entries of the data directory that are no part of a backup: databases are kept by their rows. */
export const isKeptEntry = (name: string) =>
  !/^(habitat\.db.*|backups|restoring|site\.lock.*|logs|lost\+found)$/.test(name);
