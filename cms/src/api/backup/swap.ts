import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { connectPostgres } from "./database/postgres-client";
import { readJournal, type Journal } from "./journal";
import { restoringFolder, type SiteData } from "./site-data";

/** The outcome of recovering an interrupted restore. */
export type Recovery = "nothing" | "finished" | "undone";

/** The unpacked data that will replace the current data. */
export const incomingFolder = (site: SiteData) => join(restoringFolder(site), "files");

/** The mark of a restore's transaction in PostgreSQL: a comment and not a row, so that no backup contains it. */
export const markSql = (id: string) =>
  `comment on table strapi_core_store_settings is 'restored ${id}'`;

async function hasMark({ databaseUrl }: SiteData, id: string): Promise<boolean> {
  const client = await connectPostgres(databaseUrl);
  try {
    const { rows } = await client.query<{ mark: string | null }>(
      "select obj_description(to_regclass('strapi_core_store_settings')) as mark",
    );
    return rows[0]?.mark === `restored ${id}`;
  } finally {
    await client.end();
  }
}

/** Replaces the old data by the new; idempotent, so that it can resume. */
export function swap(site: SiteData, { comes, goes }: Pick<Journal, "comes" | "goes">): void {
  const [coming, going] = [incomingFolder(site), join(restoringFolder(site), "going")];
  mkdirSync(going, { recursive: true });
  const setAside = (name: string) => {
    if (existsSync(join(site.dataDir, name)) && !existsSync(join(going, name)))
      renameSync(join(site.dataDir, name), join(going, name));
  };
  for (const name of goes) setAside(name);
  for (const name of comes) {
    if (!existsSync(join(coming, name))) continue;
    setAside(name);
    renameSync(join(coming, name), join(site.dataDir, name));
  }
  rmSync(restoringFolder(site), { recursive: true, force: true });
}

/**
 * Recovers an interrupted restore: completed if it was past the point of no return, undone
 * otherwise. The caller must hold the exclusive lock (`takeSite`).
 */
export async function recoverRestore(site: SiteData): Promise<Recovery> {
  if (!existsSync(restoringFolder(site))) return "nothing";
  const journal = readJournal(site);
  const isDone =
    journal !== null && (journal.database === "sqlite" || (await hasMark(site, journal.id)));
  if (isDone) {
    swap(site, journal);
    return "finished";
  }
  rmSync(restoringFolder(site), { recursive: true, force: true });
  return "undone";
}
