import { importMessages } from "shared-types";

const codeOf = (error: unknown) => String((error as { code?: unknown } | null)?.code);

/** The disk, the quota or the database's room is used up. */
const fullCodes = new Set([
  ...["ENOSPC", "EDQUOT", "EFBIG", "SQLITE_FULL", "53100"],
  // What SQLite calls a used-up quota.
  "SQLITE_IOERR_WRITE",
]);

/** Whether something failed because there is no room left. */
export function isDiskFull(error: unknown): boolean {
  return fullCodes.has(codeOf(error));
}

/** A file that waits for room: it is not refused, and stays where it is. */
export class DiskFull extends Error {
  override name = "DiskFull";
  constructor() {
    super(importMessages.noSpace);
  }
}
