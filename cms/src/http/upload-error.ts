/** Why an upload is stopped: HTTP status and message. */
export class UploadError extends Error {
  override name = "UploadError";

  constructor(
    readonly status: 400 | 413 | 507,
    message: string,
  ) {
    super(message);
  }
}
