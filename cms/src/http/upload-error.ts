/** Why an upload is stopped: HTTP status and message. */
export class UploadError extends Error {
  override name = "UploadFault";

  constructor(
    readonly status: 400 | 413 | 507,
    message: string,
  ) {
    super(message);
  }
}
