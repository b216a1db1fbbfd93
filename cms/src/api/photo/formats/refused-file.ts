/** A file that is not accepted; the message says why, and what to do. */
export class RefusedFileError extends Error {
  override name = "RefusedFileError";
}
