/** A file that this site does not take; the message says why, and what to do. */
export class RefusedFile extends Error {
  override name = "RefusedFile";
}
