import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { connectPostgres } from "./database/postgres-client";
import { readJournal, type Journal } from "./journal";
import { restoringFolder, type Place } from "./place";

/** What became of a restore that was ended half-way. */
export type Mended = "nothing" | "finished" | "undone";

/** What is to come, as it lies in the data directory. */
export const comingFolder = (place: Place) => join(restoringFolder(place), "files");

/** The mark that a restore's transaction leaves in PostgreSQL: no row, so that no backup holds it. */
export const markSql = (id: string) =>
  `comment on table strapi_core_store_settings is 'restored ${id}'`;

async function hasMark({ databaseUrl }: Place, id: string): Promise<boolean> {
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

/** Puts what comes in the place of what gives way; done once more, it goes on where it was ended. */
export function swap(place: Place, { comes, goes }: Pick<Journal, "comes" | "goes">): void {
  const [coming, going] = [comingFolder(place), join(restoringFolder(place), "going")];
  mkdirSync(going, { recursive: true });
  const putAway = (name: string) => {
    if (existsSync(join(place.dataDir, name)) && !existsSync(join(going, name)))
      renameSync(join(place.dataDir, name), join(going, name));
  };
  for (const name of goes) putAway(name);
  for (const name of comes) {
    if (!existsSync(join(coming, name))) continue;
    putAway(name);
    renameSync(join(coming, name), join(place.dataDir, name));
  }
  rmSync(restoringFolder(place), { recursive: true, force: true });
}

/**
 * Ends a restore that was ended half-way: finished when it could not go back any more, undone
 * otherwise. Whoever calls this has the data directory for himself (`takeSite`).
 */
export async function mendRestore(place: Place): Promise<Mended> {
  if (!existsSync(restoringFolder(place))) return "nothing";
  const journal = readJournal(place);
  const isDone =
    journal !== null && (journal.database === "sqlite" || (await hasMark(place, journal.id)));
  if (isDone) {
    swap(place, journal);
    return "finished";
  }
  rmSync(restoringFolder(place), { recursive: true, force: true });
  return "undone";
}
