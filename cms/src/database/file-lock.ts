import Database from "better-sqlite3";

/** Releases a lock. */
export type Unlock = () => void;

/** Whether another process holds a lock of SQLite's. */
export const isBusy = (error: unknown) =>
  error instanceof Error && "code" in error && String(error.code).startsWith("SQLITE_BUSY");

/**
 * Locks a file; null while another process holds it. SQLite locks it: the operating system releases the
 * lock when the process ends, however it ends, and it holds across containers that share the volume.
 */
export function lockFile(file: string, mode: "exclusive" | "shared"): Unlock | null {
  const database = new Database(file, { timeout: 0 });
  try {
    database.exec(mode === "shared" ? "begin" : "begin exclusive");
    if (mode === "shared") database.prepare("select count(*) from sqlite_master").get();
    return () => void database.close();
  } catch (error) {
    database.close();
    if (isBusy(error)) return null;
    throw error;
  }
}
