import { BadBackup } from "./faults";

/** The newest form of a backup that this version writes and reads. */
export const format = 1;

/** The last entry of a backup: without it the file is no whole backup. */
export interface Manifest {
  format: number;
  app: { name: "backyard-habitat"; version: string };
  /** ISO 8601, UTC. */
  made: string;
  database: {
    /** What it was kept in; it can be restored into either. */
    dialect: "sqlite" | "postgres";
    /** Rows of each table. */
    rows: Record<string, number>;
  };
  /** All entries before; `sha256` is that of `contents.ndjson`, which names each with its own. */
  contents: { count: number; bytes: number; sha256: string };
  /** Public files that photos speak of and that were not there. */
  lacking: { count: number; first: string[] };
  /** Where the photos are that this backup therefore does not hold. */
  bucket?: { name: string; endpoint: string };
}

/** The line of an entry in `contents.ndjson`. */
export const contentsLine = (path: string, bytes: number, sha256: string) =>
  `${JSON.stringify({ path, bytes, sha256 })}\n`;

/** Reads the manifest. @throws BadBackup when it is not one this version knows */
export function readManifest(text: string): Manifest {
  let manifest: Partial<Manifest>;
  try {
    manifest = JSON.parse(text) as Partial<Manifest>;
  } catch {
    throw new BadBackup("Its manifest cannot be read: take another backup.");
  }
  if (manifest.app?.name !== "backyard-habitat" || typeof manifest.format !== "number")
    throw new BadBackup("This is not a backup of this site: choose a habitat-….tar file.");
  if (manifest.format > format)
    throw new BadBackup(
      `This backup was made by a later version (${manifest.app.version}) of the site: install that version or a later one, then restore.`,
    );
  return manifest as Manifest;
}
