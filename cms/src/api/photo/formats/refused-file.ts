/** A file that is not accepted; the message says why, and what to do. */
export class RefusedFile extends Error {
  override name = "RefusedFile";
}
