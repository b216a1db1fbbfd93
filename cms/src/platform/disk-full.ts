import { importMessages } from "shared-types/photo/import-messages";

const codeOf = (error: unknown) => String((error as { code?: unknown } | null)?.code);

/** Error codes of a full disk, quota or database. */
const fullCodes = new Set([
  "ENOSPC",
  "EDQUOT",
  "EFBIG",
  "SQLITE_FULL",
  "53100",
  // SQLite's code for an exhausted quota.
  "SQLITE_IOERR_WRITE",
]);

/** Whether something failed because there is no space left. */
export function isDiskFull(error: unknown): boolean {
  return fullCodes.has(codeOf(error));
}

/** The file was not refused: it stays where it is and waits for space. */
export class DiskFullError extends Error {
  override name = "DiskFull";
  constructor() {
    super(importMessages.noSpace);
  }
}
