import { InvalidBackupError } from "./errors";

/** The newest format of backups that this version writes and reads. */
export const format = 1;

/** The last entry of a backup: without it the file is incomplete. */
export interface Manifest {
  format: number;
  app: { name: "backyard-habitat"; version: string };
  /** ISO 8601, UTC. */
  made: string;
  database: {
    /** The database it came from; it can be restored into either. */
    dialect: "sqlite" | "postgres";
    /** Rows of each table. */
    rows: Record<string, number>;
  };
  /** All entries before it; `sha256` is that of `contents.ndjson`, which lists each one's hash. */
  contents: { count: number; bytes: number; sha256: string };
  /** Public files that photos refer to but that were missing. */
  lacking: { count: number; first: string[] };
  /** The bucket with the photos, which this backup does not contain. */
  bucket?: { name: string; endpoint: string };
}

/** The line of an entry in `contents.ndjson`. */
export const contentsLine = (path: string, bytes: number, sha256: string) =>
  `${JSON.stringify({ path, bytes, sha256 })}\n`;

/** Parses the manifest. @throws InvalidBackupError when this version does not know its format */
export function readManifest(text: string): Manifest {
  let manifest: Partial<Manifest>;
  try {
    manifest = JSON.parse(text) as Partial<Manifest>;
  } catch {
    throw new InvalidBackupError("Its manifest cannot be read: use another backup.");
  }
  if (manifest.app?.name !== "backyard-habitat" || typeof manifest.format !== "number")
    throw new InvalidBackupError("This is not a backup of this site: choose a habitat-….tar file.");
  if (manifest.format > format)
    throw new InvalidBackupError(
      `This backup was made by a later version (${manifest.app.version}) of the site: install that version or a later one, then restore.`,
    );
  return manifest as Manifest;
}
